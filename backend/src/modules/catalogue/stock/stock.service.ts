import { EventActor } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { ConflictError, Transaction } from '../../../platform/database/database';
import { StockChange, stockAdjusted, stockMoved } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { LossKind, Pieces, StockLedger } from '../products/stock-ledger';
import { MovementKind } from '../products/stock-movement.entity';

/** Takes stock for orders, and returns it: all within the caller's transaction. */
export class StockService {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Takes the products of an order, each once, and records that.
   * @returns undefined; if some product has too few pieces or is hidden, the available pieces of each such product, and
   *   nothing was taken
   */
  async take(
    tx: Transaction,
    orderId: number,
    wanted: readonly Pieces[],
    actor: EventActor,
  ): Promise<Map<number, number> | undefined> {
    return this.takeSold(tx, orderId, wanted, actor, this.clock.now());
  }

  /**
   * Returns all that an order took and has not yet returned: the ledger has it, even if a line no longer knows its
   * product. Pieces of deleted products are written off.
   */
  async giveBack(tx: Transaction, orderId: number, actor: EventActor): Promise<void> {
    const ledger = this.ledger(tx);
    const products = new ProductRepository(tx);
    const held = await ledger.heldBy(orderId);
    await ledger.recordReturn(orderId, held);
    const returned: StockChange[] = [];
    for (const { productId, quantity } of held) {
      const stock = await products.changeStock(productId, quantity);
      if (stock === undefined) await ledger.recordAdjustments([{ productId, quantity: -quantity }]);
      else returned.push({ productId, before: stock - quantity, after: stock });
    }
    await this.events.record(tx, stockMoved('product.returned', actor, orderId, returned));
  }

  /**
   * Returns some pieces that an order took and does not deliver. Those that cannot be sold are removed again, and so
   * are those of deleted products.
   * @param loss why they cannot be sold; null if they can
   */
  async giveBackMissing(
    tx: Transaction,
    orderId: number,
    { productId, quantity }: { productId: number | null; quantity: number },
    loss: LossKind | null,
    actor: EventActor,
  ): Promise<void> {
    const pieces =
      productId === null
        ? await this.heldOfDeparted(tx, orderId, quantity)
        : [{ productId, quantity }];
    const ledger = this.ledger(tx);
    await ledger.recordReturn(orderId, pieces);
    const lost = pieces.map(negative);
    if (loss !== null) await ledger.recordLosses(loss, orderId, lost);
    else if (productId === null) await ledger.recordAdjustments(lost);
    if (productId === null) return;
    const after = await this.moveStock(tx, productId, quantity);
    const back = { productId, before: after - quantity, after };
    await this.events.record(tx, stockMoved('product.returned', actor, orderId, [back]));
    if (loss === null) return;
    await this.moveStock(tx, productId, -quantity);
    const gone = { productId, before: after, after: after - quantity };
    await this.events.record(tx, stockMoved('product.written-off', actor, orderId, [gone]));
  }

  /**
   * Takes back pieces that an order returned by `giveBackMissing`, even if the product was hidden since.
   * @returns undefined; the available pieces if others bought them meanwhile, and nothing was taken
   */
  async takeMissing(
    tx: Transaction,
    orderId: number,
    pieces: Pieces,
    loss: LossKind | null,
    actor: EventActor,
  ): Promise<number | undefined> {
    if (loss === null) {
      const before = await this.takeSold(tx, orderId, [pieces], actor);
      return before && (before.get(pieces.productId) ?? 0);
    }
    const { productId, quantity } = pieces;
    const ledger = this.ledger(tx);
    await ledger.recordLosses(loss, orderId, [pieces]);
    const found = await this.moveStock(tx, productId, quantity);
    const there = { productId, before: found - quantity, after: found };
    await this.events.record(tx, stockMoved('product.found', actor, orderId, [there]));
    await this.takeSold(tx, orderId, [pieces], actor);
    return undefined;
  }

  /** @param soldAt if given, takes only from products that are visible to customers at this instant */
  private async takeSold(
    tx: Transaction,
    orderId: number,
    wanted: readonly Pieces[],
    actor: EventActor,
    soldAt?: Date,
  ): Promise<Map<number, number> | undefined> {
    const { isTaken, before } = await new ProductRepository(tx).takeStocks(wanted, soldAt);
    if (!isTaken) return before;
    await this.ledger(tx).recordSale(orderId, [...wanted]);
    const changes = wanted.map(({ productId, quantity }): StockChange => {
      const stock = before.get(productId) ?? 0;
      return { productId, before: stock, after: stock - quantity };
    });
    await this.events.record(tx, stockMoved('product.sold', actor, orderId, changes));
    return undefined;
  }

  /** Changes the stock of an existing product, and returns the new stock. */
  private async moveStock(tx: Transaction, productId: number, quantity: number): Promise<number> {
    const stock = await new ProductRepository(tx).changeStock(productId, quantity);
    if (stock === undefined)
      throw new ConflictError(`Product ${productId} left the shop meanwhile`);
    return stock;
  }

  /** Sets a stock to the number that somebody counted while picking an order; nothing if the product was deleted. */
  async setCounted(
    tx: Transaction,
    productId: number,
    counted: number,
    reason: string,
    actor: EventActor,
  ): Promise<void> {
    const products = new ProductRepository(tx);
    const product = await products.lock(productId);
    const before = product?.stockQuantity ?? counted;
    if (before === counted) return;
    const quantity = counted - before;
    await products.changeStock(productId, quantity);
    const adminId = actor.id ?? null;
    const kind = MovementKind.ADJUSTMENT;
    await this.ledger(tx).recordByHand([{ productId, kind, quantity, reason, adminId }]);
    const change = { productId, before, after: counted };
    await this.events.record(tx, [stockAdjusted(actor, change, { kind, reason, key: null })]);
  }

  /** Pieces that an order holds of deleted products: its lines no longer say which ones. */
  private async heldOfDeparted(
    tx: Transaction,
    orderId: number,
    quantity: number,
  ): Promise<Pieces[]> {
    const held = await this.ledger(tx).heldBy(orderId);
    const there = await new ProductRepository(tx).existing(held.map(({ productId }) => productId));
    let wanted = quantity;
    return held
      .filter(({ productId }) => !there.has(productId))
      .map((pieces) => {
        const taken = Math.min(wanted, pieces.quantity);
        wanted -= taken;
        return { ...pieces, quantity: taken };
      })
      .filter((pieces) => pieces.quantity > 0);
  }

  private ledger(tx: Transaction): StockLedger {
    return new StockLedger(tx, this.clock.now());
  }
}

function negative({ productId, quantity }: Pieces): Pieces {
  return { productId, quantity: -quantity };
}
