import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  integer,
  json,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What programs know products, orders and customers by, and where the program of a token keeps that. */
export class ExternalRecords1700000000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'api_tokens', [text('namespace', 40, { isNullable: true })]);
    await createTable(runner, RECORDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(RECORDS.name);
    await dropColumns(runner, 'api_tokens', ['namespace']);
  }
}

const RECORDS = new Table({
  name: 'external_records',
  columns: [
    id('external_records'),
    text('namespace', 40),
    text('subject', 20),
    integer('productId', { isNullable: true }),
    integer('orderId', { isNullable: true }),
    integer('customerId', { isNullable: true }),
    text('externalId', 100, { isNullable: true }),
    json('metadataJson'),
  ],
  uniques: [
    unique('external_records', ['namespace', 'subject', 'externalId']),
    unique('external_records', ['productId', 'namespace']),
    unique('external_records', ['orderId', 'namespace']),
    unique('external_records', ['customerId', 'namespace']),
  ],
  indices: [index('external_records', ['namespace', 'subject'])],
  foreignKeys: [
    foreignKey('external_records', 'productId', 'products', 'CASCADE'),
    foreignKey('external_records', 'orderId', 'orders', 'CASCADE'),
    foreignKey('external_records', 'customerId', 'customers', 'CASCADE'),
  ],
});
