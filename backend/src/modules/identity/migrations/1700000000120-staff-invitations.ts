import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant } from '../../../platform/database/table-builders';

/** Until when the invitation of a member of the staff is valid. */
export class StaffInvitations1700000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'admins', [instant('invitedUntil', { isNullable: true })]);
    // An accepted invitation has no link any more.
    await runner.query(
      "UPDATE admins SET invitedUntil = (SELECT MAX(expiresAt) FROM one_time_links WHERE adminId = admins.id AND purpose = 'staff-invitation')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'admins', ['invitedUntil']);
  }
}
