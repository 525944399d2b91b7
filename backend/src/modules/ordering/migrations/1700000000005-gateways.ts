import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  check,
  id,
  index,
  instant,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';

/**
 * What payment providers remember. The sandbox keeps its charges and refunds here, as a provider keeps its own:
 * no table of the shop points at them, and they are written outside the shop's transactions.
 */
export class Gateways1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}

const TABLES = [
  new Table({
    name: 'sandbox_charges',
    columns: [
      id('sandbox_charges'),
      text('idempotencyKey', 200),
      text('reference', 100),
      text('status', 20),
      money('amountPaise'),
      money('refundedPaise'),
      instant('createdAt'),
    ],
    uniques: [
      unique('sandbox_charges', ['idempotencyKey']),
      unique('sandbox_charges', ['reference']),
    ],
    checks: [
      check(
        'sandbox_charges',
        'refundedPaise',
        'refundedPaise >= 0 AND refundedPaise <= amountPaise',
      ),
    ],
  }),
  new Table({
    name: 'sandbox_refunds',
    columns: [
      id('sandbox_refunds'),
      text('idempotencyKey', 200),
      text('chargeReference', 100),
      text('reference', 100),
      money('amountPaise'),
      instant('createdAt'),
    ],
    uniques: [unique('sandbox_refunds', ['idempotencyKey'])],
    indices: [index('sandbox_refunds', ['chargeReference'])],
  }),
  // Each event that a provider sent, once: it may send one several times.
  new Table({
    name: 'webhook_events',
    columns: [
      id('webhook_events'),
      text('gateway', 20),
      text('eventId', 200),
      text('type', 100),
      instant('receivedAt'),
    ],
    uniques: [unique('webhook_events', ['gateway', 'eventId'])],
  }),
];
