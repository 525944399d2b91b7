import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Rounds of riders with their stops, and what was collected on delivery. */
export class Rounds1700000000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', [money('collectedPaise', { default: 0 })]);
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
    await dropColumns(runner, 'orders', ['collectedPaise']);
  }
}

const TABLES = [
  new Table({
    name: 'delivery_rounds',
    columns: [
      id('delivery_rounds'),
      integer('riderId'),
      text('slotDate', 10),
      integer('slotStartMinute'),
      integer('slotEndMinute'),
      integer('version'),
      integer('madeById'),
      text('requestKey', 100),
      text('fingerprint', 64),
      instant('madeAt'),
      instant('startedAt', { isNullable: true }),
      instant('handedInAt', { isNullable: true }),
      integer('handedInById', { isNullable: true }),
      money('countedPaise', { isNullable: true }),
      money('differencePaise', { isNullable: true }),
      text('differenceReason', 200, { isNullable: true }),
    ],
    uniques: [unique('delivery_rounds', ['madeById', 'requestKey'])],
    indices: [
      index('delivery_rounds', ['slotDate']),
      index('delivery_rounds', ['riderId', 'handedInAt']),
    ],
  }),
  new Table({
    name: 'round_stops',
    columns: [
      id('round_stops'),
      integer('roundId'),
      integer('orderId'),
      integer('deliveryVersion'),
      integer('position'),
      text('outcome', 20, { isNullable: true }),
      text('receivedBy', 100, { isNullable: true }),
      text('failureReason', 150, { isNullable: true }),
      money('cashPaise', { isNullable: true }),
      instant('doneAt', { isNullable: true }),
    ],
    uniques: [unique('round_stops', ['roundId', 'orderId', 'deliveryVersion'])],
    indices: [index('round_stops', ['orderId'])],
    foreignKeys: [
      foreignKey('round_stops', 'roundId', 'delivery_rounds', 'CASCADE'),
      foreignKey('round_stops', 'orderId', 'orders', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'collections',
    columns: [
      id('collections'),
      integer('orderId'),
      integer('roundId', { isNullable: true }),
      text('kind', 20),
      money('amountPaise'),
      text('utr', 12, { isNullable: true }),
      text('reason', 200, { isNullable: true }),
      integer('adminId', { isNullable: true }),
      instant('at'),
    ],
    uniques: [unique('collections', ['utr'])],
    indices: [index('collections', ['orderId']), index('collections', ['roundId'])],
    foreignKeys: [foreignKey('collections', 'orderId', 'orders', 'CASCADE')],
  }),
];
