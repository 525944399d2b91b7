import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant, integer } from '../../../platform/database/table-builders';

/** When and by whom a bill was undone, and which pieces left the stock with that. */
export class UndoneGoodsReceipts1700000000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'goods_receipts', [
      instant('undoneAt', { isNullable: true }),
      integer('undoneById', { isNullable: true }),
    ]);
    await addColumns(runner, 'goods_receipt_lines', [integer('undonePieces', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE stock_movements SET kind = 'adjustment' WHERE kind = 'undone'");
    await runner.query('UPDATE goods_receipt_lines SET wastedPieces = wastedPieces + undonePieces');
    await dropColumns(runner, 'goods_receipt_lines', ['undonePieces']);
    await dropColumns(runner, 'goods_receipts', ['undoneById', 'undoneAt']);
  }
}
