import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';

/** The offer on the landing page. The migration creates the only record. */
@Entity('offer_banners')
@Shows('private')
@ObjectType('OfferBannerForAdmin', {
  description: 'Offer on the landing page, as stored.',
})
export class OfferBanner {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_offer_banners' })
  id: number;

  @Column('varchar', { length: 60, nullable: true })
  @Field(() => String, { nullable: true, description: 'Heading; null for the default one.' })
  heading: string | null;

  @Column('varchar', { length: 160, nullable: true })
  @Field(() => String, { nullable: true, description: 'Text; null for the default one.' })
  text: string | null;

  @Column({ ...flagColumn, nullable: false })
  @Field({ description: 'Whether it is hidden from the landing page.' })
  isHidden: boolean;

  /** Indian day, yyyy-MM-dd. */
  @Column('varchar', { length: 10, nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day on which it is shown; null for no end.',
  })
  lastDay: string | null;

  /** Number of changes. */
  @Column('integer')
  @Field(() => Int, {
    description: 'Number of changes; send it as `expectedVersion` with the next one.',
  })
  version: number;

  /** null until the first change. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Time of the last change.' })
  changedAt: Date | null;
}
