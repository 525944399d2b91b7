import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RowProblem } from '../import/import-row.rules';
import type { Product } from '../products/product.entity';

/** The result of one row of an imported file. Unchanged rows are only counted. */
export enum ImportRowState {
  BAD = 'BAD',
  INSERTED = 'INSERTED',
  UPDATED = 'UPDATED',
  /** The product that it added was removed again. */
  REMOVED = 'REMOVED',
  /** The product that it added was sold since, and is hidden instead. */
  HIDDEN = 'HIDDEN',
  /** The changed values were restored. */
  RESTORED = 'RESTORED',
  /** Somebody changed the product since: it was left unchanged. */
  KEPT = 'KEPT',
}

/** One row of an imported file that was bad, or changed something. It outlives the product. */
@Entity('product_import_rows')
@Index('ix_product_import_rows_importId_state', ['importId', 'state'])
export class ProductImportRow {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_product_import_rows' })
  id: number;

  @ForeignKey('ProductImport', { name: 'fk_product_import_rows_importId', onDelete: 'CASCADE' })
  @Column('integer')
  importId: number;

  /** Line number in the file, from 1. */
  @Column('integer')
  line: number;

  @Column('varchar', { length: 20 })
  state: ImportRowState;

  /** null for a bad row. */
  @Column('integer', { nullable: true })
  productId: number | null;

  @Column('varchar', { length: 200, nullable: true })
  productName: string | null;

  /** The product's former values of the changed fields. */
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
