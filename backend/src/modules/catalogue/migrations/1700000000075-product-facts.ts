import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** The brand of a product, and what the law wants told of food that is sold from afar; nothing where nobody said so. */
export class ProductFacts1700000000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [
      text('brand', 80, { isNullable: true }),
      text('ingredients', 2000, { isNullable: true }),
      text('shelfLife', 80, { isNullable: true }),
      text('countryOfOrigin', 80, { isNullable: true }),
      text('manufacturer', 300, { isNullable: true }),
      text('fssaiLicence', 14, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', [
      ...['brand', 'ingredients', 'shelfLife', 'countryOfOrigin', 'manufacturer', 'fssaiLicence'],
    ]);
  }
}
