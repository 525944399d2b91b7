import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';

/** In which language members of the staff are written to, and which message tells why a file cannot be imported. */
export class LanguagesOfStaff1700000000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'admins', [
      { name: 'language', type: 'varchar', length: '2', isNullable: true },
    ]);
    await addColumns(runner, 'product_imports', [
      { name: 'problemMessage', type: 'text', isNullable: true },
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'product_imports', ['problemMessage']);
    await dropColumns(runner, 'admins', ['language']);
  }
}
