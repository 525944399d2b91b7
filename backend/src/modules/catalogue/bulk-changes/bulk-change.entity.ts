import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import type { BulkChangeInput } from './bulk-change.input';

/** The state of a bulk change. */
export enum BulkChangeState {
  /** Its rows are being written. */
  PREVIEWING = 'PREVIEWING',
  PREVIEWED = 'PREVIEWED',
  SCHEDULED = 'SCHEDULED',
  /** It is due, and its products are being found. */
  STARTING = 'STARTING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  UNDOING = 'UNDOING',
  UNDONE = 'UNDONE',
}

/** A change of many products, with its progress. Each batch of rows updates the counts. */
@Entity('bulk_changes')
@Index('ix_bulk_changes_state', ['state'])
export class BulkChange {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_bulk_changes' })
  id: number;

  @Column('varchar', { length: 20 })
  state: BulkChangeState;

  /** The original request. */
  @Column('simple-json')
  request: BulkChangeInput;

  /** Who started the next or current step: the audit log names them for each product. */
  @Column('integer')
  adminId: number;

  @Column('integer', { nullable: true })
  apiTokenId: number | null;

  @Column(instantColumn)
  createdAt: Date;

  /** Scheduled start; null if it started at once. */
  @Column({ ...instantColumn, nullable: true })
  startsAt: Date | null;

  /** Scheduled undo. */
  @Column({ ...instantColumn, nullable: true })
  endsAt: Date | null;

  /** While it starts: the last product that was processed. */
  @Column('integer', { default: 0 })
  foundUpTo: number;

  /** When it was done, cancelled or undone. */
  @Column({ ...instantColumn, nullable: true })
  endedAt: Date | null;

  /** Selected products that already have the values; they have no row. */
  @Column('integer')
  unchangedCount: number;

  @Column('integer')
  waitingCount: number;

  @Column('integer')
  changedCount: number;

  @Column('integer')
  refusedCount: number;

  @Column('integer')
  undoneCount: number;

  @Column('integer')
  keptCount: number;
}
