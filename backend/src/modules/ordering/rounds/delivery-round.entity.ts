import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Paise } from '../../../kernel/money';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';

/** One trip of a rider from the shop to the customers of a slot and back, with the collected cash. */
@Entity('delivery_rounds')
@Unique('uq_delivery_rounds_madeById_requestKey', ['madeById', 'requestKey'])
@Index('ix_delivery_rounds_slotDate', ['slotDate'])
@Index('ix_delivery_rounds_riderId_handedInAt', ['riderId', 'handedInAt'])
export class DeliveryRound {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_delivery_rounds' })
  id: number;

  @Column('integer')
  riderId: number;

  /** Indian day of delivery, yyyy-MM-dd. */
  @Column('varchar', { length: 10 })
  slotDate: string;

  @Column('integer')
  slotStartMinute: number;

  @Column('integer')
  slotEndMinute: number;

  /** Incremented by changes of its rider and its stops. */
  @Column('integer')
  version: number;

  @Column('integer')
  madeById: number;

  /** Chosen by the client for one round; the same key always returns the same round. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column(instantColumn)
  madeAt: Date;

  @Column({ ...instantColumn, nullable: true })
  startedAt: Date | null;

  @Column({ ...instantColumn, nullable: true })
  handedInAt: Date | null;

  @Column('integer', { nullable: true })
  handedInById: number | null;

  /** The cash as counted when it was handed in. */
  @Column({ ...paiseColumn, nullable: true })
  countedPaise: Paise | null;

  /** Counted less collected: negative if cash is missing. */
  @Column({ ...paiseColumn, nullable: true })
  differencePaise: Paise | null;

  @Column('varchar', { length: 200, nullable: true })
  differenceReason: string | null;
}
