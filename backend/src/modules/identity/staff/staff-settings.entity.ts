import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** What holds for the whole staff. There is one record, which the migration makes. */
@Entity('staff_settings')
@Shows('private')
@ObjectType({ description: 'What holds for the whole staff.' })
export class StaffSettings {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_staff_settings' })
  @Field(() => ID, { description: 'Number of the record.' })
  id: number;

  @Column({ ...flagColumn, nullable: false })
  @Field({
    description:
      'Whether members of the staff without a second factor can do nothing but set one up.',
  })
  requiresSecondFactor: boolean;

  /** Counts its changes. */
  @Column('integer')
  @Field(() => Int, { description: 'Counts its changes: send it along with the next one.' })
  version: number;

  /** Empty while it is as it was shipped. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was changed the last time.' })
  changedAt: Date | null;
}
