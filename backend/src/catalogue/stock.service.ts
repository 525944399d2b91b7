import { AuditActor, AuditLog } from '../audit/audit-log';
import { Clock } from '../kernel/clock';
import { Transaction } from '../platform/db/database';
import { StockChange, stockMoved } from './product-notes';
import { ProductRepository } from './product.repository';
import { Pieces, StockLedger } from './stock-ledger';

/** What orders take out of the stock and give back: all within the caller's transaction. */
export class StockService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Takes what an order asks for, each product once, and writes it down.
   * @returns undefined; where there is not enough of something, how many pieces of each there are, and nothing was
   *   taken
   */
  async take(
    tx: Transaction,
    orderId: number,
    wanted: readonly Pieces[],
    actor: AuditActor,
  ): Promise<Map<number, number> | undefined> {
    const { isTaken, before } = await new ProductRepository(tx).takeStocks(wanted);
    if (!isTaken) return before;
    await this.ledger(tx).recordSale(orderId, [...wanted]);
    const changes = wanted.map(({ productId, quantity }): StockChange => {
      const stock = before.get(productId) ?? 0;
      return { productId, before: stock, after: stock - quantity };
    });
    await this.audit.record(tx, stockMoved('product.sold', actor, orderId, changes));
    return undefined;
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
