import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageRef } from '../../../kernel/message';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import type { ImportMap } from '../import/import-map.rules';

/** Where an import stands. */
export enum ProductImportState {
  /** Its file is read, and nothing written. */
  CHECKING = 'CHECKING',
  CHECKED = 'CHECKED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  UNDOING = 'UNDOING',
  UNDONE = 'UNDONE',
}

/** A column of the file, with a few of its values. */
export interface KeptColumn {
  header: string;
  samples: string[];
}

/** A category path of the file, and in how many rows it stands. */
export interface KeptPath {
  path: string;
  rowCount: number;
  /** What it comes to; nothing where the names of the products decide. */
  slug: string | null;
}

/** An import of a file, with how far it has come. What it did is counted with each batch of rows. */
@Entity('product_imports')
@Index('ix_product_imports_state', ['state'])
export class ProductImport {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_product_imports' })
  id: number;

  @Column('varchar', { length: 20 })
  state: ProductImportState;

  @Column('varchar', { length: 200 })
  fileName: string;

  /** Who begins what comes next, or began what is under way: the audit log names them at each product. */
  @Column('integer')
  adminId: number;

  @Column('integer', { nullable: true })
  apiTokenId: number | null;

  @Column(instantColumn)
  createdAt: Date;

  /** When it was checked, done, cancelled or undone. */
  @Column({ ...instantColumn, nullable: true })
  endedAt: Date | null;

  @Column('simple-json')
  map: ImportMap;

  @Column(flagColumn)
  updateStock: boolean | null;

  /** In the file. */
  @Column('simple-json')
  columns: KeptColumn[];

  /** The most frequent ones, as the last check found them. */
  @Column('simple-json')
  paths: KeptPath[];

  /** Why the file cannot be read by its map. */
  @Column('varchar', { length: 500, nullable: true })
  problem: string | null;

  /** Which message that is; absent in imports of before. */
  @Column('simple-json', { nullable: true })
  problemMessage: MessageRef | null;

  /** Lines of the file below its header: at least as many as it has rows. */
  @Column('integer')
  lineCount: number;

  /** Rows that are done with: the next batch begins behind them. */
  @Column('integer')
  readCount: number;

  @Column('integer')
  insertedCount: number;

  @Column('integer')
  updatedCount: number;

  @Column('integer')
  unchangedCount: number;

  @Column('integer')
  badCount: number;

  @Column('integer')
  removedCount: number;

  @Column('integer')
  hiddenCount: number;

  @Column('integer')
  restoredCount: number;

  @Column('integer')
  keptCount: number;
}
