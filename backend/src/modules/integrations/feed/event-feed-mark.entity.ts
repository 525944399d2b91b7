import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigIntegerColumn, instantColumn } from '../../../platform/database/columns';

/** How far the feed of events has come: one row, which whoever publishes locks. */
@Entity('event_feed_marks')
export class EventFeedMark {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_event_feed_marks' })
  id: number;

  /** No transaction that records an event up to this one is still open. */
  @Column('integer')
  settledId: number;

  /** The newest event that was seen at `newestAt`: `settledId` after a while. */
  @Column('integer')
  newestId: number;

  @Column(instantColumn)
  newestAt: Date;

  /** Counts the transactions that published. */
  @Column(bigIntegerColumn)
  turn: number;
}
