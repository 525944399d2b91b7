import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigIntegerColumn, instantColumn } from '../../../platform/database/columns';

/** The progress of the event feed: one row, which a publisher locks. */
@Entity('event_feed_marks')
export class EventFeedMark {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_event_feed_marks' })
  id: number;

  /** No transaction that records an event up to this one is still open. */
  @Column('integer')
  settledId: number;

  /** The newest event seen at `newestAt`; becomes `settledId` after a while. */
  @Column('integer')
  newestId: number;

  @Column(instantColumn)
  newestAt: Date;

  /** Counts the transactions that published. */
  @Column(bigIntegerColumn)
  turn: number;
}
