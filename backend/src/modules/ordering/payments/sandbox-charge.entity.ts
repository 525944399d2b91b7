import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';

/**
 * A charge as stored by the sandbox. The shop's own records do not refer to it, since it stands for the internal
 * records of a provider.
 */
@Entity('sandbox_charges')
@Unique('uq_sandbox_charges_idempotencyKey', ['idempotencyKey'])
@Unique('uq_sandbox_charges_reference', ['reference'])
@Check('ck_sandbox_charges_refundedPaise', 'refundedPaise >= 0 AND refundedPaise <= amountPaise')
export class SandboxCharge {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_sandbox_charges' })
  id: number;

  @Column('varchar', { length: 200 })
  idempotencyKey: string;

  @Column('varchar', { length: 100 })
  reference: string;

  /** An abandoned charge is stored, too, without an amount, so that it can never be made. */
  @Column('varchar', { length: 20 })
  status: 'captured' | 'given up';

  @Column(paiseColumn)
  amountPaise: number;

  @Column(paiseColumn)
  refundedPaise: number;

  @Column(instantColumn)
  createdAt: Date;
}
