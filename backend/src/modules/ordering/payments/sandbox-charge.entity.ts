import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';

/**
 * A charge as the sandbox remembers it. The shop's own records do not point at it: it stands for what a provider
 * keeps in its own house.
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

  /** A charge that was given up is remembered too, with no amount, so that it can never be made. */
  @Column('varchar', { length: 20 })
  status: 'captured' | 'given up';

  @Column(paiseColumn)
  amountPaise: number;

  @Column(paiseColumn)
  refundedPaise: number;

  @Column(instantColumn)
  createdAt: Date;
}
