import { MigrationInterface, QueryRunner } from 'typeorm';
import { isGeneratedSku } from '../products/generated-sku.rules';
import { madeSku } from '../products/product-values';

interface Row {
  id: number;
  sku: string | null;
  searchText: string;
}

/**
 * Products without a SKU get one: the shop's own export could not be imported again with them. Generated SKUs leave the
 * searched text.
 */
export class SkusOfAllProducts1700000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const products = (await runner.query(
      "SELECT id, sku, searchText FROM products WHERE sku IS NULL OR sku LIKE 'N-%'",
    )) as Row[];
    for (const { id, sku, searchText } of products) {
      if (sku === null)
        await runner.query('UPDATE products SET sku = ? WHERE id = ?', [madeSku(), id]);
      else if (isGeneratedSku(sku)) {
        const shortened = searchText.replace(sku.toLowerCase(), '').trim();
        await runner.query('UPDATE products SET searchText = ? WHERE id = ?', [shortened, id]);
      }
    }
  }

  async down(): Promise<void> {
    // The SKUs stay: the version before knows them, and bills of suppliers may name them by now.
  }
}
