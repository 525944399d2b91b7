import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { foreignKey, id, index, integer, text } from '../../../platform/database/table-builders';

/** Views of lists that members of the staff save for themselves. */
export class SavedViews1700000000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, VIEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_views');
  }
}

const VIEWS = new Table({
  name: 'saved_views',
  columns: [
    id('saved_views'),
    integer('adminId'),
    text('list', 20),
    text('name', 40),
    text('search', 1000),
  ],
  indices: [index('saved_views', ['adminId', 'list'])],
  foreignKeys: [foreignKey('saved_views', 'adminId', 'admins', 'CASCADE')],
});
