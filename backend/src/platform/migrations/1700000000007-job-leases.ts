import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../database/dialect/schema';
import { instant, text } from '../database/table-builders';

/** Which process of the shop runs a background job, and until when. */
export class JobLeases1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, JOB_LEASES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(JOB_LEASES.name);
  }
}

const JOB_LEASES = new Table({
  name: 'job_leases',
  columns: [
    text('job', 60, { isPrimary: true, primaryKeyConstraintName: 'pk_job_leases' }),
    text('holder', 36),
    instant('expiresAt'),
  ],
});
