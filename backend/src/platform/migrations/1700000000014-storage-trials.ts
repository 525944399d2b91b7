import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../database/dialect/schema';
import { id, text } from '../database/table-builders';

/** The table for trial writes to a full database, until it can store data again. */
export class StorageTrials1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, STORAGE_TRIALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(STORAGE_TRIALS.name);
  }
}

const STORAGE_TRIALS = new Table({
  name: 'storage_trials',
  columns: [id('storage_trials'), text('filler', 8_000)],
});
