import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { index, text } from '../../../platform/database/table-builders';

/** The numbers under the bars of packs, for scanners; nothing where nobody said so. */
export class Barcodes1700000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [text('barcode', 14, { isNullable: true })]);
    await runner.createIndex('products', BARCODES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('products', BARCODES);
    await dropColumns(runner, 'products', ['barcode']);
  }
}

const BARCODES = index('products', ['barcode']);
