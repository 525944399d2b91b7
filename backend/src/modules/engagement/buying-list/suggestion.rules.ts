/** How many days a purchase should last. */
export const SALES_DAYS = 14;

/** The data of a product that is low. */
interface LowProduct {
  stockQuantity: number;
  /** Pieces at stock locations, which can be transferred instead. */
  elsewherePieces: number;
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
  const { stockQuantity, elsewherePieces, level, soldPieces, waitingCount } = product;
  const missing = Math.max(1, soldPieces + waitingCount + level - stockQuantity);
  return Math.max(0, missing - elsewherePieces);
}
