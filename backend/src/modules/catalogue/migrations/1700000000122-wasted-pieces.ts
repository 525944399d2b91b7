import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** The pieces of a batch that were written off while the others stayed on sale. */
export class WastedPieces1700000000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'goods_receipt_lines', [integer('wastedPieces', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'goods_receipt_lines', ['wastedPieces']);
  }
}
