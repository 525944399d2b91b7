import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** Whom customers pay by UPI at the door. There is one record, which the migration makes. */
@Entity('upi_settings')
@Shows('private')
@ObjectType({ description: 'Whom customers pay by UPI at the door.' })
export class UpiSettings {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_upi_settings' })
  id: number;

  @Column('varchar', { length: 100, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'UPI id of the shop; nothing where it takes no UPI at the door.',
  })
  payeeAddress: string | null;

  @Column('varchar', { length: 50, nullable: true })
  @Field(() => String, { nullable: true, description: 'Name that the app of the payer shows.' })
  payeeName: string | null;

  /** Counts its changes. */
  @Column('integer')
  @Field(() => Int, { description: 'Counts its changes: send it along with the next one.' })
  version: number;

  /** Empty until the shop changes it first. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was changed the last time.' })
  changedAt: Date | null;
}
