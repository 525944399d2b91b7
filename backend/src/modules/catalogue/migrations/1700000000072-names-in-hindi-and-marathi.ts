import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** The names of a product in Hindi and Marathi; nothing where nobody wrote them. */
export class NamesInHindiAndMarathi1700000000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [
      text('nameHi', 200, { isNullable: true }),
      text('nameMr', 200, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['nameHi', 'nameMr']);
  }
}
