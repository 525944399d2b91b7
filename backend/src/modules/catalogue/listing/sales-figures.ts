import { SaleMovement, SalesReader } from './sales-reader';

/** How many of the latest stock movements are read at the start of the shop. */
const LOOK_BACK = 200_000;
const BATCH = 5_000;
/** Orders kept in memory to know what is bought together. */
const KEPT_ORDERS = 20_000;
/** More orders of one product add no information. */
const COUNTED_ORDERS = 1_000;

/**
 * Recent sales: the pieces of each product, and products bought together. Read incrementally from the stock ledger, and
 * kept in memory. A movement that becomes visible after later ones were read is skipped: these figures show what people
 * like, not what is owed.
 */
export class SalesFigures {
  private lastMovementId?: number;
  private readonly pieces = new Map<number, number>();
  /** The products of each order, the oldest first. */
  private readonly productsByOrder = new Map<number, number[]>();
  private readonly ordersOf = new Map<number, number[]>();

  constructor(private readonly reader: SalesReader) {}

  /** Pieces of a product that were recently sold and not returned. */
  soldOf(productId: number): number {
    return this.pieces.get(productId) ?? 0;
  }

  /**
   * Reads the sales since the last time.
   * @returns the products whose figures changed
   */
  async readOn(): Promise<Set<number>> {
    this.lastMovementId ??= Math.max((await this.reader.newestMovement()) - LOOK_BACK, 0);
    const changed = new Set<number>();
    for (let isMore = true; isMore;) {
      const movements = await this.reader.salesAfter(this.lastMovementId, BATCH);
      for (const movement of movements) {
        this.note(movement);
        changed.add(movement.productId);
      }
      this.lastMovementId = movements.at(-1)?.id ?? this.lastMovementId;
      isMore = movements.length === BATCH;
    }
    return changed;
  }

  /**
   * Products that are bought with one more often than others, the likeliest first. Products that everybody buys count
   * less.
   */
  boughtWith(productId: number): number[] {
    const together = new Map<number, number>();
    const orders = this.ordersOf.get(productId) ?? [];
    for (const orderId of orders.slice(-COUNTED_ORDERS))
      for (const other of this.productsByOrder.get(orderId) ?? [])
        if (other !== productId) together.set(other, (together.get(other) ?? 0) + 1);
    const closeness = ([id, count]: [number, number]) =>
      count / Math.sqrt(this.ordersOf.get(id)?.length ?? 1);
    return [...together]
      .sort((one, other) => closeness(other) - closeness(one) || one[0] - other[0])
      .map(([id]) => id);
  }

  private note({ productId, orderId, quantity }: SaleMovement): void {
    const sold = this.soldOf(productId) - quantity;
    if (sold > 0) this.pieces.set(productId, sold);
    else this.pieces.delete(productId);
    if (quantity < 0) this.addToOrder(orderId, productId);
    else this.removeOrder(orderId);
  }

  private addToOrder(orderId: number, productId: number): void {
    const products = this.productsByOrder.get(orderId);
    if (products) products.push(productId);
    else this.productsByOrder.set(orderId, [productId]);
    const orders = this.ordersOf.get(productId);
    if (orders) orders.push(orderId);
    else this.ordersOf.set(productId, [orderId]);
    const [oldest = orderId] = this.productsByOrder.keys();
    if (this.productsByOrder.size > KEPT_ORDERS) this.removeOrder(oldest);
  }

  private removeOrder(orderId: number): void {
    for (const productId of this.productsByOrder.get(orderId) ?? []) {
      const left = this.ordersOf.get(productId)?.filter((each) => each !== orderId) ?? [];
      if (left.length > 0) this.ordersOf.set(productId, left);
      else this.ordersOf.delete(productId);
    }
    this.productsByOrder.delete(orderId);
  }
}
