import type { Product } from './product.entity';

/** The prices of a product: the one that is printed on it, and the lower one that it is sold at, if there is one. */
export type Prices = Readonly<Pick<Product, 'mrpPaise' | 'sellingPaise'>>;

/** What customers pay for one piece, in paise: the selling price, or the MRP where there is none. */
export function priceOf({ mrpPaise, sellingPaise }: Prices): number {
  return sellingPaise ?? mrpPaise;
}

/** Whether it would be sold above its MRP, which the law forbids. */
export function isAboveMrp(prices: Prices): boolean {
  return priceOf(prices) > prices.mrpPaise;
}
