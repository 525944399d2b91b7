import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { json } from '../../../platform/database/table-builders';

/** What platforms were answered under their idempotency keys, for who asks again; nothing is known of those of before. */
export class UcpAnswers1700000000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await addColumns(runner, table, [json('answer', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropColumns(runner, table, ['answer']);
  }
}

const TABLES = ['ucp_requests', 'ucp_changes'];
