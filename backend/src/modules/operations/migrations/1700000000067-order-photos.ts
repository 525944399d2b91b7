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

/** Photos of delivered orders. */
export class OrderPhotos1700000000067 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, PHOTOS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PHOTOS.name);
  }
}

/** Nothing cascades: a row that is gone would leave its file behind. */
const PHOTOS = new Table({
  name: 'order_photos',
  columns: [
    id('order_photos'),
    integer('orderId'),
    integer('stopId', { isNullable: true }),
    integer('reportId', { isNullable: true }),
    text('contentHash', 64),
    text('fileName', 40),
    instant('createdAt'),
    instant('storedAt', { isNullable: true }),
    instant('keptUntil'),
  ],
  uniques: [
    unique('order_photos', ['stopId']),
    unique('order_photos', ['reportId', 'contentHash']),
  ],
  indices: [index('order_photos', ['orderId']), index('order_photos', ['keptUntil'])],
  foreignKeys: [
    foreignKey('order_photos', 'orderId', 'orders', 'NO ACTION'),
    foreignKey('order_photos', 'stopId', 'round_stops', 'NO ACTION'),
    foreignKey('order_photos', 'reportId', 'order_reports', 'NO ACTION'),
  ],
});
