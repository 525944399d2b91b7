import { registerEnumType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Paise } from '../../../kernel/money';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';

/** What came of a stop. */
export enum StopOutcome {
  DELIVERED = 'delivered',
  FAILED = 'failed',
}
registerEnumType(StopOutcome, {
  name: 'StopOutcome',
  description: 'What came of a stop of a round.',
  valuesConfig: {
    DELIVERED: { description: 'The order was handed over.' },
    FAILED: { description: 'Nobody took it, or it could not be brought.' },
  },
});

/** One order on a round, and where it is handed over. */
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

  /** The `deliveryVersion` of the order: with another slot it leaves the round. */
  @Column('integer')
  deliveryVersion: number;

  /** Its place in the sequence, from 1. */
  @Column('integer')
  position: number;

  /** None until its rider says. */
  @Column('varchar', { length: 20, nullable: true })
  outcome: StopOutcome | null;

  /** Who took the order. */
  @Column('varchar', { length: 100, nullable: true })
  receivedBy: string | null;

  @Column('varchar', { length: 150, nullable: true })
  failureReason: string | null;

  /** The cash that its rider collected with the delivery. */
  @Column({ ...paiseColumn, nullable: true })
  cashPaise: Paise | null;

  @Column({ ...instantColumn, nullable: true })
  doneAt: Date | null;
}
