import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';

/** A refund as stored by the sandbox. */
@Entity('sandbox_refunds')
@Unique('uq_sandbox_refunds_idempotencyKey', ['idempotencyKey'])
@Index('ix_sandbox_refunds_chargeReference', ['chargeReference'])
export class SandboxRefund {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_sandbox_refunds' })
  id: number;

  @Column('varchar', { length: 200 })
  idempotencyKey: string;

  @Column('varchar', { length: 100 })
  chargeReference: string;

  @Column('varchar', { length: 100 })
  reference: string;

  @Column(paiseColumn)
  amountPaise: number;

  @Column(instantColumn)
  createdAt: Date;
}
