import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What customers wish: what to do where something is missing, what they save for later, what they wait for. */
export class Wishes1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [tableName, columns] of COLUMNS) await addColumns(runner, tableName, columns);
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
    for (const [tableName, columns] of COLUMNS)
      await dropColumns(
        runner,
        tableName,
        columns.map(({ name }) => name),
      );
  }
}

const COLUMNS = [
  // Orders of before were never asked.
  ['orders', [text('substitution', 20, { isNullable: true })]],
  ['customers', [instant('priceMailsStoppedAt', { isNullable: true })]],
] as const satisfies readonly (readonly [string, Parameters<typeof addColumns>[2]])[];

const ofCustomerAndProduct = (tableName: string) => ({
  uniques: [unique(tableName, ['customerId', 'productId'])],
  indices: [index(tableName, ['productId'])],
  foreignKeys: [
    foreignKey(tableName, 'customerId', 'customers', 'CASCADE'),
    foreignKey(tableName, 'productId', 'products', 'CASCADE'),
  ],
});

const TABLES = [
  new Table({
    name: 'wished_products',
    columns: [
      id('wished_products'),
      integer('customerId'),
      integer('productId'),
      integer('wishedPaise'),
      integer('toldPaise'),
      instant('wishedAt'),
    ],
    ...ofCustomerAndProduct('wished_products'),
  }),
  new Table({
    name: 'stock_alerts',
    columns: [id('stock_alerts'), integer('customerId'), integer('productId'), instant('askedAt')],
    ...ofCustomerAndProduct('stock_alerts'),
  }),
];
