import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { id, text, unique } from '../../../platform/database/table-builders';

/** The numbers of transfers by UPI that count, those at delivery included: one index keeps all of them apart. */
export class UsedUtrs1700000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, USED_UTRS);
    await runner.query(
      'INSERT INTO used_utrs (utr) SELECT utr FROM collections WHERE utr IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(USED_UTRS.name);
  }
}

const USED_UTRS = new Table({
  name: 'used_utrs',
  columns: [id('used_utrs'), text('utr', 12)],
  uniques: [unique('used_utrs', ['utr'])],
});
