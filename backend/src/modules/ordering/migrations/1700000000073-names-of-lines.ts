import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** The line's own copy of its product's names in Hindi and Marathi; nothing of lines of before there were any. */
export class NamesOfLines1700000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', [
      text('nameHi', 200, { isNullable: true }),
      text('nameMr', 200, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'order_lines', ['nameHi', 'nameMr']);
  }
}
