import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { index, text } from '../../../platform/database/table-builders';

/** What products of one thing in several sizes have in common; nothing where it comes in one. */
export class PackGroups1700000000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [text('packGroup', 50, { isNullable: true })]);
    await runner.createIndex('products', PACK_GROUPS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('products', PACK_GROUPS);
    await dropColumns(runner, 'products', ['packGroup']);
  }
}

const PACK_GROUPS = index('products', ['packGroup']);
