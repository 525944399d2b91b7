import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** What a piece of a line was to weigh, and what the pieces weighed. Nothing was weighed before. */
export class WeighedLines1700000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = COLUMNS.map(({ name }) => name);
    await dropColumns(runner, 'order_lines', names);
  }
}

const COLUMNS = [
  integer('packGrams', { isNullable: true }),
  integer('weighedGrams', { isNullable: true }),
];
