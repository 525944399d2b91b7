import { registerEnumType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Paise } from '../../../kernel/money';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';

/** Outcome of a stop. */
export enum StopOutcome {
  DELIVERED = 'delivered',
  FAILED = 'failed',
}
registerEnumType(StopOutcome, {
  name: 'StopOutcome',
  description: 'Outcome of a stop on a round.',
  valuesConfig: {
    DELIVERED: { description: 'The order was handed over.' },
    FAILED: { description: 'The order was not accepted or could not be delivered.' },
  },
});

/** Order on a round, with the result of its delivery. */
@Entity('round_stops')
@Unique('uq_round_stops_roundId_orderId_deliveryVersion', ['roundId', 'orderId', 'deliveryVersion'])
@Index('ix_round_stops_orderId', ['orderId'])
export class RoundStop {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_round_stops' })
  id: number;

  @ForeignKey('DeliveryRound', { name: 'fk_round_stops_roundId', onDelete: 'CASCADE' })
  @Column('integer')
  roundId: number;

  @ForeignKey('Order', { name: 'fk_round_stops_orderId', onDelete: 'CASCADE' })
  @Column('integer')
  orderId: number;

  /** The `deliveryVersion` of the order: if its slot changes, it leaves the round. */
  @Column('integer')
  deliveryVersion: number;

  /** Position in the sequence, from 1. */
  @Column('integer')
  position: number;

  /** Null until recorded by the rider. */
  @Column('varchar', { length: 20, nullable: true })
  outcome: StopOutcome | null;

  /** Name of the recipient. */
  @Column('varchar', { length: 100, nullable: true })
  receivedBy: string | null;

  @Column('varchar', { length: 150, nullable: true })
  failureReason: string | null;

  /** Cash collected on delivery by the rider. */
  @Column({ ...paiseColumn, nullable: true })
  cashPaise: Paise | null;

  @Column({ ...instantColumn, nullable: true })
  doneAt: Date | null;
}
