import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** The browsers in which customers want to hear of their orders. */
export class PushSubscriptions1700000000100 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, PUSH_SUBSCRIPTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PUSH_SUBSCRIPTIONS.name);
  }
}

const PUSH_SUBSCRIPTIONS = new Table({
  name: 'push_subscriptions',
  columns: [
    id('push_subscriptions'),
    integer('customerId'),
    integer('sessionId'),
    text('endpoint', 500),
    text('endpointHash', 64),
    text('p256dh', 100),
    text('auth', 50),
    instant('createdAt'),
  ],
  uniques: [unique('push_subscriptions', ['endpointHash'])],
  indices: [
    index('push_subscriptions', ['customerId']),
    index('push_subscriptions', ['sessionId']),
  ],
  foreignKeys: [
    foreignKey('push_subscriptions', 'customerId', 'customers', 'CASCADE'),
    foreignKey('push_subscriptions', 'sessionId', 'sessions', 'CASCADE'),
  ],
});
