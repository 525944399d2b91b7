/** Sales of so many days are what a purchase is to last for. */
export const SALES_DAYS = 14;

/** What is known of a product that is low. */
interface LowProduct {
  stockQuantity: number;
  /** At so many pieces or fewer it is low. */
  level: number;
  /** Pieces that were sold within the last days. */
  soldPieces: number;
  /** Customers who wait for it. */
  waitingCount: number;
}

/** How many pieces to buy: what is sold in `SALES_DAYS`, one for each who waits, and the level that stays. */
export function suggestedPieces(product: LowProduct): number {
  const { stockQuantity, level, soldPieces, waitingCount } = product;
  return Math.max(0, soldPieces + waitingCount + level - stockQuantity);
}
