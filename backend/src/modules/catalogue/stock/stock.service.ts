import { EventActor } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { Transaction } from '../../../platform/database/database';
import { StockChange, stockMoved } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { Pieces, StockLedger } from '../products/stock-ledger';

const NONE: ReadonlySet<number> = new Set();

/** What orders take out of the stock and give back: all within the caller's transaction. */
export class StockService {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
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
    actor: EventActor,
  ): Promise<Map<number, number> | undefined> {
    const { isTaken, before } = await new ProductRepository(tx).takeStocks(wanted);
    if (!isTaken) return before;
    await this.ledger(tx).recordSale(orderId, [...wanted]);
    const changes = wanted.map(({ productId, quantity }): StockChange => {
      const stock = before.get(productId) ?? 0;
      return { productId, before: stock, after: stock - quantity };
    });
    await this.events.record(tx, stockMoved('product.sold', actor, orderId, changes));
    return undefined;
  }

  /**
   * Puts back what an order took and has not given back yet: the ledger knows it, also where a line no longer knows
   * its product. Pieces of a product that left the shop are written off, and those that are not fit to be sold again.
   * @param unfit the numbers of the products whose pieces are written off
   */
  async giveBack(
    tx: Transaction,
    orderId: number,
    actor: EventActor,
    unfit: ReadonlySet<number> = NONE,
  ): Promise<void> {
    const ledger = this.ledger(tx);
    const products = new ProductRepository(tx);
    const held = await ledger.heldBy(orderId);
    await ledger.recordReturn(orderId, held);
    const returned: StockChange[] = [];
    const writtenOff: StockChange[] = [];
    for (const { productId, quantity } of held) {
      const stock = await products.changeStock(productId, quantity);
      if (stock !== undefined) returned.push({ productId, before: stock - quantity, after: stock });
      if (stock !== undefined && !unfit.has(productId)) continue;
      await ledger.recordAdjustments([{ productId, quantity: -quantity }]);
      if (stock === undefined) continue;
      await products.changeStock(productId, -quantity);
      writtenOff.push({ productId, before: stock, after: stock - quantity });
    }
    await this.events.record(tx, [
      ...stockMoved('product.returned', actor, orderId, returned),
      ...stockMoved('product.written-off', actor, orderId, writtenOff),
    ]);
  }

  private ledger(tx: Transaction): StockLedger {
    return new StockLedger(tx, this.clock.now());
  }
}
