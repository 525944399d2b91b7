import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { json } from '../../../platform/database/table-builders';

/** Responses to platforms by idempotency key, for repeated requests; those of earlier requests are unknown. */
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
