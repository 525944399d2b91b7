import type { Product } from './product.entity';

/** The prices of a product: the printed MRP, and the lower selling price, if there is one. */
export type Prices = Readonly<Pick<Product, 'mrpPaise' | 'sellingPaise'>>;

/** The price that customers pay for one piece, in paise: the selling price, or the MRP without one. */
export function priceOf({ mrpPaise, sellingPaise }: Prices): number {
  return sellingPaise ?? mrpPaise;
}

/** Whether the selling price is above the MRP, which the law forbids. */
export function isAboveMrp(prices: Prices): boolean {
  return priceOf(prices) > prices.mrpPaise;
}
