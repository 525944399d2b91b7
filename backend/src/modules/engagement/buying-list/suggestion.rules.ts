/** How many days a purchase should last. */
export const SALES_DAYS = 14;

/** The data of a product that is low. */
interface LowProduct {
  stockQuantity: number;
  /** The stock at or below which it is low. */
  level: number;
  /** Pieces sold within the last days. */
  soldPieces: number;
  /** Customers who wait for it. */
  waitingCount: number;
}

/**
 * How many pieces to buy: the sales of `SALES_DAYS`, one for each waiting customer, and the level to keep. One at least:
 * a product at its level is low until it has more.
 */
export function suggestedPieces(product: LowProduct): number {
  const { stockQuantity, level, soldPieces, waitingCount } = product;
  return Math.max(1, soldPieces + waitingCount + level - stockQuantity);
}
