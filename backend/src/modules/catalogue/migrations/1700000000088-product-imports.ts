import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  text,
} from '../../../platform/database/table-builders';

/** Imported files, and what each of their rows did. */
export class ProductImports1700000000088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
  }
}

const IMPORTS = new Table({
  name: 'product_imports',
  columns: [
    id('product_imports'),
    text('state', 20),
    text('fileName', 200),
    integer('adminId'),
    integer('apiTokenId', { isNullable: true }),
    instant('createdAt'),
    instant('endedAt', { isNullable: true }),
    json('map'),
    integer('updateStock', { isNullable: true }),
    json('columns'),
    json('paths'),
    text('problem', 500, { isNullable: true }),
    integer('lineCount'),
    integer('readCount'),
    integer('insertedCount'),
    integer('updatedCount'),
    integer('unchangedCount'),
    integer('badCount'),
    integer('removedCount'),
    integer('hiddenCount'),
    integer('restoredCount'),
    integer('keptCount'),
  ],
  indices: [index('product_imports', ['state'])],
});

const ROWS = new Table({
  name: 'product_import_rows',
  columns: [
    id('product_import_rows'),
    integer('importId'),
    integer('line'),
    text('state', 20),
    integer('productId', { isNullable: true }),
    text('productName', 200, { isNullable: true }),
    json('beforeValues'),
    json('afterValues'),
    json('problems'),
    text('code', 40, { isNullable: true }),
  ],
  indices: [index('product_import_rows', ['importId', 'state'])],
  foreignKeys: [foreignKey('product_import_rows', 'importId', 'product_imports', 'CASCADE')],
});

const CHUNKS = new Table({
  name: 'product_import_chunks',
  columns: [
    id('product_import_chunks'),
    integer('importId'),
    integer('position'),
    { name: 'bytes', type: 'blob' },
  ],
  indices: [index('product_import_chunks', ['importId', 'position'])],
  foreignKeys: [foreignKey('product_import_chunks', 'importId', 'product_imports', 'CASCADE')],
});

const TABLES = [IMPORTS, ROWS, CHUNKS];
