import type { Product } from './product.entity';

/** At so many pieces or fewer a product is low that has no level of its own. */
export const LOW_STOCK_LEVEL = 9;

/** At how many pieces or fewer the stock of a product is low. */
export function lowLevelOf({ lowStockLevel }: Pick<Product, 'lowStockLevel'>): number {
  return lowStockLevel ?? LOW_STOCK_LEVEL;
}

/** Whether the stock of a product is low, or gone. */
export function isLow(
  product: Readonly<Pick<Product, 'stockQuantity' | 'lowStockLevel'>>,
): boolean {
  return product.stockQuantity <= lowLevelOf(product);
}
