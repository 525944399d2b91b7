import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import type { BulkChangeInput } from './bulk-change.input';

/** Where a bulk change stands. */
export enum BulkChangeState {
  /** Its rows are being written. */
  PREVIEWING = 'PREVIEWING',
  PREVIEWED = 'PREVIEWED',
  SCHEDULED = 'SCHEDULED',
  /** Its time has come, and its products are being found. */
  STARTING = 'STARTING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  UNDOING = 'UNDOING',
  UNDONE = 'UNDONE',
}

/** A change of many products, with how far it has come. Its rows are counted with each batch of them. */
@Entity('bulk_changes')
@Index('ix_bulk_changes_state', ['state'])
export class BulkChange {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_bulk_changes' })
  id: number;

  @Column('varchar', { length: 20 })
  state: BulkChangeState;

  /** As it was asked for. */
  @Column('simple-json')
  request: BulkChangeInput;

  /** Who begins what comes next, or began what is under way: the audit log names them at each product. */
  @Column('integer')
  adminId: number;

  @Column('integer', { nullable: true })
  apiTokenId: number | null;

  @Column(instantColumn)
  createdAt: Date;

  /** When it is to start; nothing where it started at once. */
  @Column({ ...instantColumn, nullable: true })
  startsAt: Date | null;

  /** When it is undone by itself. */
  @Column({ ...instantColumn, nullable: true })
  endsAt: Date | null;

  /** While it starts: the last product that is looked at. */
  @Column('integer', { default: 0 })
  foundUpTo: number;

  /** When it was done, cancelled or undone. */
  @Column({ ...instantColumn, nullable: true })
  endedAt: Date | null;

  /** Products that were meant and are so already; they have no row. */
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
