import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkValues } from './bulk-change.rules';

/** The result for one product of a bulk change. */
export enum BulkRowState {
  WAITING = 'WAITING',
  CHANGED = 'CHANGED',
  REFUSED = 'REFUSED',
  UNDONE = 'UNDONE',
  /** Somebody changed it again since, so it was not restored. */
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

  /** The version in the preview. */
  @Column('integer')
  version: number;

  /** The product's former values of the changed fields. */
  @Column('simple-json')
  beforeValues: BulkValues;

  @Column('simple-json')
  afterValues: BulkValues;

  /** Why it was refused or kept, as a code such as CONFLICT. */
  @Column('varchar', { length: 40, nullable: true })
  code: string | null;

  /** The field that caused the refusal. */
  @Column('varchar', { length: 40, nullable: true })
  field: string | null;
}
