import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';

/** The offer on the landing page. There is one record, which the migration makes. */
@Entity('offer_banners')
@Shows('private')
@ObjectType('OfferBannerForAdmin', {
  description: 'The offer on the landing page, as the shop keeps it.',
})
export class OfferBanner {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_offer_banners' })
  id: number;

  @Column('varchar', { length: 60, nullable: true })
  @Field(() => String, { nullable: true, description: 'Its heading; nothing for the usual one.' })
  heading: string | null;

  @Column('varchar', { length: 160, nullable: true })
  @Field(() => String, { nullable: true, description: 'Its text; nothing for the usual one.' })
  text: string | null;

  @Column({ ...flagColumn, nullable: false })
  @Field({ description: 'Whether it is taken off the landing page.' })
  isHidden: boolean;

  /** Indian day, yyyy-MM-dd. */
  @Column('varchar', { length: 10, nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day on which it is shown; nothing where it has no end.',
  })
  lastDay: string | null;

  /** Counts its changes. */
  @Column('integer')
  @Field(() => Int, { description: 'Counts its changes: send it along with the next one.' })
  version: number;

  /** Empty while it is as it was shipped. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was changed the last time.' })
  changedAt: Date | null;
}
