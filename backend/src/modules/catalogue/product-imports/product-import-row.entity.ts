import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RowProblem } from '../import/import-row.rules';
import type { Product } from '../products/product.entity';

/** What became of one row of an imported file. Rows that changed nothing are counted only. */
export enum ImportRowState {
  BAD = 'BAD',
  INSERTED = 'INSERTED',
  UPDATED = 'UPDATED',
  /** What it brought in was taken out again. */
  REMOVED = 'REMOVED',
  /** What it brought in was sold since, and is hidden instead. */
  HIDDEN = 'HIDDEN',
  /** What it changed was set back. */
  RESTORED = 'RESTORED',
  /** Somebody changed the product since: it was left as it is. */
  KEPT = 'KEPT',
}

/** One row of an imported file that was bad, or did something. It outlives the product. */
@Entity('product_import_rows')
@Index('ix_product_import_rows_importId_state', ['importId', 'state'])
export class ProductImportRow {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_product_import_rows' })
  id: number;

  @ForeignKey('ProductImport', { name: 'fk_product_import_rows_importId', onDelete: 'CASCADE' })
  @Column('integer')
  importId: number;

  /** In the file, from 1. */
  @Column('integer')
  line: number;

  @Column('varchar', { length: 20 })
  state: ImportRowState;

  /** Nothing of a bad row. */
  @Column('integer', { nullable: true })
  productId: number | null;

  @Column('varchar', { length: 200, nullable: true })
  productName: string | null;

  /** What the product had, of that which the row changed. */
  @Column('simple-json')
  beforeValues: Partial<Product>;

  @Column('simple-json')
  afterValues: Partial<Product>;

  @Column('simple-json')
  problems: RowProblem[];

  /** Why it was kept, as a code such as CONFLICT. */
  @Column('varchar', { length: 40, nullable: true })
  code: string | null;
}
