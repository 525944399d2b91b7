import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  bigInteger,
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** The feed of events, which begins with what happens from now on, and the webhooks that it is sent to. */
export class EventFeedAndWebhooks1700000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
    await runner.query(
      `INSERT INTO event_feed_marks (id, settledId, newestId, newestAt, turn)
       SELECT 1, COALESCE(MAX(id), 0), COALESCE(MAX(id), 0), '2026-01-01 00:00:00.000', 0 FROM audit_entries`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
  }
}

const MARKS = new Table({
  name: 'event_feed_marks',
  columns: [
    id('event_feed_marks'),
    integer('settledId'),
    integer('newestId'),
    instant('newestAt'),
    bigInteger('turn'),
  ],
});

const PUBLISHED = new Table({
  name: 'published_events',
  columns: [id('published_events'), integer('eventId')],
  uniques: [unique('published_events', ['eventId'])],
  foreignKeys: [foreignKey('published_events', 'eventId', 'audit_entries', 'NO ACTION')],
});

const WEBHOOKS = new Table({
  name: 'webhooks',
  columns: [
    id('webhooks'),
    text('url', 500),
    text('description', 100),
    json('types'),
    text('secret', 300),
    text('formerSecret', 300, { isNullable: true }),
    instant('formerSecretUntil', { isNullable: true }),
    text('state', 20),
    instant('failingSince', { isNullable: true }),
    integer('failures'),
    instant('nextTryAt'),
    text('holder', 36, { isNullable: true }),
    instant('heldUntil', { isNullable: true }),
    instant('createdAt'),
  ],
});

const DELIVERIES = new Table({
  name: 'webhook_deliveries',
  columns: [
    id('webhook_deliveries'),
    integer('webhookId'),
    integer('publishedId'),
    text('about', 60),
    text('state', 20),
    integer('attempts'),
    instant('createdAt'),
    instant('nextTryAt'),
    instant('triedAt', { isNullable: true }),
    integer('status', { isNullable: true }),
    text('failure', 500, { isNullable: true }),
  ],
  indices: [
    index('webhook_deliveries', ['webhookId', 'state', 'about']),
    index('webhook_deliveries', ['state', 'nextTryAt']),
    index('webhook_deliveries', ['publishedId']),
  ],
  foreignKeys: [
    foreignKey('webhook_deliveries', 'webhookId', 'webhooks', 'CASCADE'),
    foreignKey('webhook_deliveries', 'publishedId', 'published_events', 'NO ACTION'),
  ],
});

const TABLES = [MARKS, PUBLISHED, WEBHOOKS, DELIVERIES];
