import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkValues } from './bulk-change.rules';

/** What became of one product of a bulk change. */
export enum BulkRowState {
  WAITING = 'WAITING',
  CHANGED = 'CHANGED',
  REFUSED = 'REFUSED',
  UNDONE = 'UNDONE',
  /** It was changed again by somebody, and so not set back. */
  KEPT = 'KEPT',
}

/** One product of a bulk change. It outlives the product. */
@Entity('bulk_change_rows')
@Index('ix_bulk_change_rows_bulkChangeId_state', ['bulkChangeId', 'state'])
export class BulkChangeRow {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_bulk_change_rows' })
  id: number;

  @ForeignKey('BulkChange', { name: 'fk_bulk_change_rows_bulkChangeId', onDelete: 'CASCADE' })
  @Column('integer')
  bulkChangeId: number;

  @Column('integer')
  productId: number;

  @Column('varchar', { length: 200 })
  productName: string;

  @Column('varchar', { length: 20 })
  state: BulkRowState;

  /** The version that was previewed. */
  @Column('integer')
  version: number;

  /** What the product had, of that which changes. */
  @Column('simple-json')
  beforeValues: BulkValues;

  @Column('simple-json')
  afterValues: BulkValues;

  /** Why it was refused or kept, as a code such as CONFLICT. */
  @Column('varchar', { length: 40, nullable: true })
  code: string | null;

  /** The field that is refused. */
  @Column('varchar', { length: 40, nullable: true })
  field: string | null;
}
