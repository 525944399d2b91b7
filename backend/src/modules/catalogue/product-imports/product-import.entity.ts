import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageRef } from '../../../kernel/message';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import type { ImportMap } from '../import/import-map.rules';

/** The state of an import. */
export enum ProductImportState {
  /** Its file is being read; nothing is written. */
  CHECKING = 'CHECKING',
  CHECKED = 'CHECKED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  UNDOING = 'UNDOING',
  UNDONE = 'UNDONE',
}

/** A column of the file, with some of its values. */
export interface KeptColumn {
  header: string;
  samples: string[];
}

/** A category path of the file, and its number of rows. */
export interface KeptPath {
  path: string;
  rowCount: number;
  /** The resulting category; null if the names of the products decide. */
  slug: string | null;
}

/** An import of a file, with its progress. Each batch of rows updates the counts. */
@Entity('product_imports')
@Index('ix_product_imports_state', ['state'])
export class ProductImport {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_product_imports' })
  id: number;

  @Column('varchar', { length: 20 })
  state: ProductImportState;

  @Column('varchar', { length: 200 })
  fileName: string;

  /** Who started the next or current step: the audit log names them for each product. */
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

  /** The columns of the file. */
  @Column('simple-json')
  columns: KeptColumn[];

  /** The most frequent ones in the last check. */
  @Column('simple-json')
  paths: KeptPath[];

  /** Why the file is unreadable by its map. */
  @Column('varchar', { length: 500, nullable: true })
  problem: string | null;

  /** The reason as a message; absent in older imports. */
  @Column('simple-json', { nullable: true })
  problemMessage: MessageRef | null;

  /** Lines of the file below its header: at least as many as it has rows. */
  @Column('integer')
  lineCount: number;

  /** Processed rows: the next batch starts after them. */
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
