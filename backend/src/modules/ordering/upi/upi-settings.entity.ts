import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** The payee of UPI payments on delivery. There is one row, which the migration creates. */
@Entity('upi_settings')
@Shows('private')
@ObjectType({ description: 'UPI payee for payments on delivery.' })
export class UpiSettings {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_upi_settings' })
  id: number;

  @Column('varchar', { length: 100, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'UPI ID of the shop; null if it takes no UPI on delivery.',
  })
  payeeAddress: string | null;

  @Column('varchar', { length: 50, nullable: true })
  @Field(() => String, { nullable: true, description: "Payee name shown in the payer's app." })
  payeeName: string | null;

  /** Incremented by each change. */
  @Column('integer')
  @Field(() => Int, {
    description: 'Version, incremented by each change; pass it with the next change.',
  })
  version: number;

  /** Null until the shop first changes it. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Time of the last change.' })
  changedAt: Date | null;
}
