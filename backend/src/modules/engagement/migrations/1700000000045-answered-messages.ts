import { MigrationInterface, QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { index, instant, integer } from '../../../platform/database/table-builders';

/** Whether messages to the shop are answered, and by whom. Of those that there are, nobody has said. */
export class AnsweredMessages1700000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
    await runner.createIndex(TABLE, new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX.name as string);
    await dropColumns(
      runner,
      TABLE,
      COLUMNS.map(({ name }) => name),
    );
  }
}

const TABLE = 'contact_messages';
const COLUMNS = [
  instant('answeredAt', { isNullable: true }),
  integer('answeredById', { isNullable: true }),
];
const INDEX = index(TABLE, ['answeredAt']);
