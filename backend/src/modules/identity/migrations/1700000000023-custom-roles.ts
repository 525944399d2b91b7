import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import { id, integer, text } from '../../../platform/database/table-builders';

/**
 * Roles that owners make, and who has one. The roles that there were stay stored as they are, and allow what they did.
 * A server of the version before refuses members with a role that it does not know.
 */
export class CustomRoles1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, CUSTOM_ROLES);
    await addColumns(runner, 'admins', [integer('customRoleId', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'admins', ['customRoleId']);
    await runner.dropTable(CUSTOM_ROLES.name);
  }
}

const CUSTOM_ROLES = new Table({
  name: 'custom_roles',
  columns: [id('custom_roles'), text('name', 40), text('permissions', 1000), integer('version')],
});
