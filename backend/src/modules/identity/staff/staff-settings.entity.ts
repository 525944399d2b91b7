import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** Settings of the whole staff. The migration creates the only record. */
@Entity('staff_settings')
@Shows('private')
@ObjectType({ description: 'Settings of the whole staff.' })
export class StaffSettings {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_staff_settings' })
  @Field(() => ID, { description: 'Record ID.' })
  id: number;

  @Column({ ...flagColumn, nullable: false })
  @Field({
    description: 'Whether staff members without a second factor can do nothing but set one up.',
  })
  requiresSecondFactor: boolean;

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
