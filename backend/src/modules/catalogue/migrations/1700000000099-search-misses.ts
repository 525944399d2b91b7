import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What customers searched for and did not find, by days. */
export class SearchMisses1700000000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
  }
}

const MISSES = new Table({
  name: 'search_misses',
  columns: [id('search_misses'), text('text', 60), instant('dismissedAt', { isNullable: true })],
  uniques: [unique('search_misses', ['text'])],
});

const DAYS = new Table({
  name: 'search_miss_days',
  columns: [
    id('search_miss_days'),
    integer('searchMissId'),
    text('day', 10),
    integer('searchCount'),
    instant('lastSearchedAt'),
  ],
  indices: [index('search_miss_days', ['day'])],
  uniques: [unique('search_miss_days', ['searchMissId', 'day'])],
  foreignKeys: [foreignKey('search_miss_days', 'searchMissId', 'search_misses', 'CASCADE')],
});

const TABLES = [MISSES, DAYS];
