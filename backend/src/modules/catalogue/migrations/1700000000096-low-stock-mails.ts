import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { foreignKey, id, integer, text } from '../../../platform/database/table-builders';

/** What the daily email about low stock has told. */
export class LowStockMails1700000000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [MAILS, PRODUCTS]) await createTable(runner, table);
    await runner.query('INSERT INTO low_stock_mails (lookedOn) VALUES (NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [PRODUCTS, MAILS]) await runner.dropTable(name);
  }
}

const MAILS = new Table({
  name: 'low_stock_mails',
  columns: [id('low_stock_mails'), text('lookedOn', 10, { isNullable: true })],
});

const PRODUCTS = new Table({
  name: 'low_stock_products',
  columns: [
    integer('productId', {
      isPrimary: true,
      primaryKeyConstraintName: 'pk_low_stock_products',
    }),
    text('toldOn', 10),
  ],
  foreignKeys: [foreignKey('low_stock_products', 'productId', 'products', 'CASCADE')],
});
