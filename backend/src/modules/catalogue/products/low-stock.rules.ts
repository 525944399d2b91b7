import type { Product } from './product.entity';

/** The default level: a product with so many pieces or fewer is low. */
export const LOW_STOCK_LEVEL = 9;

/** The number of pieces at or below which a product is low. */
export function lowLevelOf({ lowStockLevel }: Pick<Product, 'lowStockLevel'>): number {
  return lowStockLevel ?? LOW_STOCK_LEVEL;
}

/** Whether a product is low or out of stock. */
export function isLow(
  product: Readonly<Pick<Product, 'stockQuantity' | 'lowStockLevel'>>,
): boolean {
  return product.stockQuantity <= lowLevelOf(product);
}
