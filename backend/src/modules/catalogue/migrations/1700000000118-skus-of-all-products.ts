import { MigrationInterface, QueryRunner } from 'typeorm';
import { madeSku } from '../products/product-values';
import { MOST_SEARCHED } from '../products/search-text.rules';

/** Products without a sku get one: the shop's own export could not be imported again with them. */
export class SkusOfAllProducts1700000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const products = (await runner.query(
      'SELECT id, searchText FROM products WHERE sku IS NULL',
    )) as { id: number; searchText: string }[];
    for (const { id, searchText } of products) {
      const sku = madeSku();
      await runner.query('UPDATE products SET sku = ?, searchText = ? WHERE id = ?', [
        ...[sku, `${searchText} ${sku}`.slice(0, MOST_SEARCHED), id],
      ]);
    }
  }

  async down(): Promise<void> {
    // The skus stay: the version before knows them, and bills of suppliers may name them by now.
  }
}
