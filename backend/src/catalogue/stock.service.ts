import { AuditActor, AuditLog } from '../audit/audit-log';
import { Clock } from '../kernel/clock';
import { Transaction } from '../platform/db/database';
import { StockChange, stockMoved } from './product-notes';
import { Product } from './product.entity';
import { ProductRepository } from './product.repository';
import { StockLedger } from './stock-ledger';

/** A part of a basket that was taken: the product with the stock that was left then. */
export interface TakenItem {
  product: Pick<Product, 'id' | 'stockQuantity'>;
  quantity: number;
}

/** What orders take out of the stock and give back: all within the caller's transaction. */
export class StockService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Takes pieces of a product. The ledger and the audit log learn of them by `recordSale`, once the order has its
   * number.
   * @returns what is left; undefined where there are not as many, and none was taken
   */
  take(tx: Transaction, productId: number, quantity: number): Promise<number | undefined> {
    return new ProductRepository(tx).takeStock(productId, quantity);
  }

  /** Writes down which order the pieces went to that `take` took. */
  async recordSale(
    tx: Transaction,
    orderId: number,
    items: readonly TakenItem[],
    actor: AuditActor,
  ): Promise<void> {
    const taken = items.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    await this.ledger(tx).recordSale(orderId, taken);
    const changes = items.map(({ product: { id, stockQuantity: after }, quantity }) => {
      return { productId: id, before: after + quantity, after };
    });
    await this.audit.record(tx, stockMoved('product.sold', actor, orderId, changes));
  }

  /**
   * Puts back what an order took and has not given back yet: the ledger knows it, also where a line no longer knows
   * its product. Pieces of a product that left the shop are written off.
   */
  async giveBack(tx: Transaction, orderId: number, actor: AuditActor): Promise<void> {
    const ledger = this.ledger(tx);
    const held = await ledger.heldBy(orderId);
    await ledger.recordReturn(orderId, held);
    const changes: StockChange[] = [];
    for (const { productId, quantity } of held) {
      const after = await new ProductRepository(tx).putBack(productId, quantity);
      if (after === undefined) await ledger.recordAdjustments([{ productId, quantity: -quantity }]);
      else changes.push({ productId, before: after - quantity, after });
    }
    await this.audit.record(tx, stockMoved('product.returned', actor, orderId, changes));
  }

  private ledger(tx: Transaction): StockLedger {
    return new StockLedger(tx, this.clock.now());
  }
}
