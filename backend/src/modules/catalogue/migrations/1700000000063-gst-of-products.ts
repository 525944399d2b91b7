import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer, text } from '../../../platform/database/table-builders';

/** The GST within the price of a product, and its HSN code; nothing where nobody said so. */
export class GstOfProducts1700000000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [
      integer('gstBasisPoints', { isNullable: true }),
      text('hsn', 8, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['gstBasisPoints', 'hsn']);
  }
}
