/** A purchase of a product at some time. */
export interface Purchase {
  productId: number;
  placedAt: Date;
}

/** A product that somebody buys regularly. */
export interface RankedRegular {
  productId: number;
  /** Number of orders with it. */
  timesBought: number;
  lastBoughtAt: Date;
}

const DAY_MS = 24 * 60 * 60_000;

/** The age at which a purchase counts half: what people buy changes with the seasons. */
const HALF_LIFE_DAYS = 45;

/**
 * Products that somebody buys, the most often and most recently bought first; products in stock precede others.
 * @param purchases one for each product and order
 */
export function rankRegulars(
  purchases: readonly Purchase[],
  now: Date,
  isInStock: (productId: number) => boolean,
): RankedRegular[] {
  const regulars = new Map<number, RankedRegular & { weight: number }>();
  for (const { productId, placedAt } of purchases) {
    const known = regulars.get(productId);
    const ageDays = Math.max(0, now.getTime() - placedAt.getTime()) / DAY_MS;
    const weight = 2 ** (-ageDays / HALF_LIFE_DAYS);
    const isLater = !known || placedAt > known.lastBoughtAt;
    regulars.set(productId, {
      productId,
      timesBought: (known?.timesBought ?? 0) + 1,
      lastBoughtAt: isLater ? placedAt : known.lastBoughtAt,
      weight: (known?.weight ?? 0) + weight,
    });
  }
  const rankOf = (productId: number) => (isInStock(productId) ? 0 : 1);
  return [...regulars.values()]
    .sort(
      (one, other) =>
        rankOf(one.productId) - rankOf(other.productId) ||
        other.weight - one.weight ||
        one.productId - other.productId,
    )
    .map(({ productId, timesBought, lastBoughtAt }) => ({ productId, timesBought, lastBoughtAt }));
}
