import { MigrationInterface, QueryRunner } from 'typeorm';

/** The accounts have a permission of their own: whom a role of the shop lets settle cash goes on reading the GST report. */
export class Accounts1700000000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE custom_roles SET permissions = REPLACE(permissions, 'settle-cash', 'settle-cash,read-accounts')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE custom_roles SET permissions = REPLACE(permissions, 'settle-cash,read-accounts', 'settle-cash')",
    );
  }
}
