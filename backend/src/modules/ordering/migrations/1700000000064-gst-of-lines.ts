import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer, text } from '../../../platform/database/table-builders';

/** The GST within the price of a line, and its HSN code; nothing of lines of before there were any. */
export class GstOfLines1700000000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', [
      integer('gstBasisPoints', { isNullable: true }),
      text('hsn', 8, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'order_lines', ['gstBasisPoints', 'hsn']);
  }
}
