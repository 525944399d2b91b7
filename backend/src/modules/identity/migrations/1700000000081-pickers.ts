import { MigrationInterface, QueryRunner } from 'typeorm';

/** Picking has a permission of its own: whom a role of the shop lets move orders on goes on picking. */
export class Pickers1700000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE custom_roles SET permissions = REPLACE(permissions, 'move-orders', 'move-orders,pick-orders')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE custom_roles SET permissions = REPLACE(permissions, 'move-orders,pick-orders', 'move-orders')",
    );
  }
}
