import { In, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { EventActor, actorOf } from '../../../kernel/domain-event';
import { groupedBy } from '../../../kernel/grouped-by';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { updateRows } from '../../../platform/database/dialect/update-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { catalogueMessages } from '../catalogue.messages';
import { LocationStock } from '../locations/location-stock.entity';
import { LocationStocks } from '../locations/location-stocks';
import { StockLocation } from '../locations/stock-location.entity';
import { ProductChanges } from '../products/product-changes';
import { Product } from '../products/product.entity';
import { locationStockAdjusted, stockAdjusted } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { StockLedger } from '../products/stock-ledger';
import { MovementKind } from '../products/stock-movement.entity';
import { GoodsReceiptLine } from './goods-receipt-line.entity';
import { GoodsReceipt } from './goods-receipt.entity';
import { shopPiecesOf } from './shop-batches';

/** A line, and how many of its pieces are to leave the stock. */
interface LineThere {
  line: GoodsReceiptLine;
  pieces: number;
}

/** What leaves the stock with a bill. */
interface LeavingPieces {
  receipt: GoodsReceipt;
  /** Null for the shop. */
  location: StockLocation | null;
  /** The locked products by their numbers. */
  products: ReadonlyMap<number, Product>;
  there: readonly LineThere[];
}

/** Undoes bills that were received by mistake. */
export class GoodsReceiptUndoing {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly products: ProductChanges,
  ) {}

  /**
   * Undoes a bill as a whole; one that is already undone stays as it is.
   * @param expectedPieces how many pieces are to leave the stock, as the caller was told
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, OUT_OF_STOCK if nothing of it is left, CONFLICT if other pieces are
   */
  async undo(viewer: Viewer, id: number, expectedPieces: number): Promise<GoodsReceipt> {
    const adminId = requirePermission(viewer, 'manage-catalogue');
    return this.database.write(
      async (tx) => {
        const receipt = await findLocked(tx, GoodsReceipt, id);
        if (!receipt) throw notFound('goods receipt', 'id');
        if (receipt.undoneAt !== null) return receipt;
        const { locationId } = receipt;
        const location =
          locationId === null ? null : await findLocked(tx, StockLocation, locationId);
        const lines = await tx.findBy(GoodsReceiptLine, { goodsReceiptId: id });
        const productIds = lines.map(({ productId }) => productId);
        const products = await new ProductRepository(tx).lockAll(productIds);
        const there = (await linesThere(tx, [receipt])).get(id) ?? [];
        assertExpected(there, expectedPieces);

        const actor = actorOf(viewer);
        await this.resetCosts(tx, actor, receipt, there);
        await this.removePieces(tx, actor, { receipt, location, products, there });
        const undone = { undoneAt: this.clock.now(), undoneById: adminId };
        await tx.update(GoodsReceipt, { id }, undone);
        return { ...receipt, ...undone };
      },
      { repeatable: true },
    );
  }

  /** For each line of these bills, the pieces that would leave the stock. */
  async piecesThere(receiptIds: number[]): Promise<Map<number, number[]>> {
    const { read } = this.database;
    const receipts = await read.findBy(GoodsReceipt, { id: In(receiptIds) });
    const there = await linesThere(read, receipts);
    return new Map([...there].map(([id, lines]) => [id, lines.map(({ pieces }) => pieces)]));
  }

  /** A product that still has a cost of the bill gets that of its latest other bill, or none. */
  private async resetCosts(
    tx: Transaction,
    actor: EventActor,
    { id }: GoodsReceipt,
    there: readonly LineThere[],
  ): Promise<void> {
    const costs = groupedBy(
      there.filter(({ line }) => line.costPaise !== null),
      ({ line }) => line.productId,
    );
    const latest = await tx
      .createQueryBuilder(GoodsReceiptLine, 'line')
      .select('MAX(line.id)', 'id')
      .where({ productId: In([...costs.keys()]), goodsReceiptId: Not(id) })
      .andWhere('line.costPaise IS NOT NULL')
      .andWhere(
        'line.goodsReceiptId IN (SELECT r.id FROM goods_receipts r WHERE r.undoneAt IS NULL)',
      )
      .groupBy('line.productId')
      .getRawMany<{ id: number }>();
    const others = await tx.findBy(GoodsReceiptLine, { id: In(latest.map((line) => line.id)) });
    const costOf = new Map(others.map(({ productId, costPaise }) => [productId, costPaise]));
    const edits = [...costs].map(([productId, lines]) => ({
      productId,
      change: ({ costPaise }: Readonly<Product>) =>
        lines.some(({ line }) => line.costPaise === costPaise)
          ? { costPaise: costOf.get(productId) ?? null }
          : {},
    }));
    for (const outcome of await this.products.makeIn(tx, actor, edits))
      if (outcome instanceof ShopError) throw outcome;
  }

  private async removePieces(
    tx: Transaction,
    actor: EventActor,
    { receipt, location, products, there }: LeavingPieces,
  ): Promise<void> {
    const kind = MovementKind.UNDONE as const;
    const reason = `${receipt.supplier} · ${receipt.billNumber}`;
    const productIds = there.map(({ line }) => line.productId);
    const stocks = location && (await LocationStocks.load(tx, location.id, productIds));
    const left = there.filter(({ pieces }) => pieces > 0);
    const events = left.map(({ line: { id, productId, expiresOn }, pieces }) => {
      const product = products.get(productId);
      const before = stocks ? stocks.piecesOf(productId) : (product?.stockQuantity ?? 0);
      const change = { productId, before, after: before - pieces };
      const cause = { kind, reason, key: receipt.requestKey };
      if (!stocks || !location) {
        if (product) product.stockQuantity = change.after;
        return stockAdjusted(actor, change, cause);
      }
      const batchId = expiresOn === null ? 0 : id;
      stocks.add(productId, { batchId, expiresOn, pieces: -pieces });
      return locationStockAdjusted(actor, location, change, cause);
    });
    if (stocks) await stocks.save();
    else {
      const byProduct = groupedBy(left, ({ line }) => line.productId);
      await new ProductRepository(tx).takeLocked(
        [...byProduct].map(([productId, lines]) => ({ productId, quantity: sumOf(lines) })),
      );
    }
    await updateRows(tx, GoodsReceiptLine, {
      columns: ['undonePieces', 'awayPieces'],
      rows: there.map(({ line, pieces }) => ({
        ...line,
        undonePieces: pieces,
        awayPieces: awayAfter(line, pieces, location !== null),
      })),
    });
    const { locationId } = receipt;
    await new StockLedger(tx, this.clock.now()).recordByHand(
      left.map(({ line: { productId }, pieces }) => ({
        ...{ productId, quantity: -pieces, kind, reason },
        ...{ adminId: actor.id ?? null, locationId },
      })),
    );
    await this.events.record(tx, events);
  }
}

/** What left the shop before does not stand in for pieces that come later; pieces moved from a location stay. */
function awayAfter(line: GoodsReceiptLine, pieces: number, isAtLocation: boolean): number {
  return isAtLocation ? line.awayPieces - pieces : line.awayPieces + shopPiecesOf(line) - pieces;
}

/**
 * How many pieces of each line leave the stock where its bill is undone. In the shop, these are all of them as long as
 * that many are in stock: a bill received by mistake brought none of the pieces that were sold.
 */
async function linesThere(
  manager: Database['read'],
  receipts: readonly GoodsReceipt[],
): Promise<Map<number, LineThere[]>> {
  const lines = await manager.find(GoodsReceiptLine, {
    where: { goodsReceiptId: In(receipts.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  const productIds = lines.map(({ productId }) => productId);
  const products = await manager.findBy(Product, { id: In(productIds) });
  const located = await manager.findBy(LocationStock, { productId: In(productIds) });
  const linesOf = groupedBy(lines, ({ goodsReceiptId }) => goodsReceiptId);
  return new Map(
    receipts.map(({ id, locationId, undoneAt }) => {
      const stocks = new Map<string, number>(
        locationId === null
          ? products.map((product) => [`${product.id} 0`, product.stockQuantity])
          : located
              .filter((stock) => stock.locationId === locationId)
              .map(({ productId, batchId, pieces }) => [`${productId} ${batchId}`, pieces]),
      );
      const there = (linesOf.get(id) ?? []).map((line) => {
        const isCounted = locationId !== null && line.expiresOn !== null;
        const key = `${line.productId} ${isCounted ? line.id : 0}`;
        const most = locationId === null ? unwrittenOff(line) : line.pieces;
        const stock = stocks.get(key) ?? 0;
        const pieces = undoneAt === null ? Math.min(most, stock) : 0;
        stocks.set(key, stock - pieces);
        return { line, pieces };
      });
      return [id, there];
    }),
  );
}

function unwrittenOff(line: GoodsReceiptLine): number {
  return line.writtenOffAt === null ? shopPiecesOf(line) : 0;
}

function assertExpected(there: readonly LineThere[], expectedPieces: number): void {
  const pieces = sumOf(there);
  if (pieces === 0) throw new ShopError('OUT_OF_STOCK', catalogueMessages.goodsGone());
  if (pieces === expectedPieces) return;
  const message = catalogueMessages.goodsMoved();
  throw new ShopError('CONFLICT', message, { expectedPieces: message });
}

function sumOf(there: readonly LineThere[]): number {
  return there.reduce((sum, { pieces }) => sum + pieces, 0);
}
