import { Clock } from '../../../kernel/clock';
import { EventActor } from '../../../kernel/domain-event';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { catalogueMessages } from '../catalogue.messages';
import { BatchPieces, undated } from '../locations/batch-pieces.rules';
import { LocationStocks } from '../locations/location-stocks';
import { lockLocation } from '../locations/stock-locations.service';
import { Product } from '../products/product.entity';
import { locationStockAdjusted } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { StockLedger } from '../products/stock-ledger';
import { WantedChange, fingerprintsOf, insertKeys, isMade } from './stock-changes';

/** A change at a stock location: it always has a key. */
export type WantedLocationChange = WantedChange & { key: string };

/** Changes the stock of a product at a stock location, as `StockChanges` does in the shop. */
export class LocationStockChanges {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Carries out a change within an open transaction; once per key. Pieces that are added have no known expiry date.
   * @param batch the pieces of one batch that the change removes; those that expire first, if omitted
   * @throws NOT_FOUND, IDEMPOTENCY_KEY_REUSED, VALIDATION (pieces) if the batch has fewer, and what the change throws
   */
  async makeIn(
    tx: Transaction,
    actor: EventActor,
    locationId: number,
    change: WantedLocationChange,
    batch?: BatchPieces,
  ): Promise<Product> {
    const { productId, kind, reason, key } = change;
    const location = await lockLocation(tx, locationId, batch ? 'id' : 'locationId');
    const product = await new ProductRepository(tx).lock(productId);
    if (!product) throw notFound('product', 'productId');
    const fingerprint = requestFingerprint([change.fingerprint, locationId]);
    if (isMade(await fingerprintsOf(tx, [key]), key, fingerprint)) return product;
    const stocks = await LocationStocks.load(tx, locationId, [productId]);
    if (batch) assertInBatch(stocks.piecesOfBatch(productId, batch.batchId), batch.pieces);
    const before = stocks.piecesOf(productId);
    const after = change.newStock(before);
    const quantity = after - before;
    if (batch) stocks.add(productId, { ...batch, pieces: quantity });
    else if (quantity < 0) stocks.take(productId, -quantity);
    else stocks.add(productId, undated(quantity));
    const now = this.clock.now();
    await insertKeys(tx, [{ key, fingerprint, productId }], now);
    if (quantity === 0) return product;
    await stocks.save();
    const adminId = actor.id ?? null;
    await new StockLedger(tx, now).recordByHand([
      { productId, kind, quantity, reason, adminId, locationId },
    ]);
    const moved = { productId, before, after };
    await this.events.record(tx, [
      locationStockAdjusted(actor, location, moved, { kind, reason, key }),
    ]);
    return product;
  }
}

/** Throws NOT_FOUND (id) if nothing is left of a batch, VALIDATION (pieces) if fewer pieces are. */
export function assertInBatch(mostCount: number, pieces: number): void {
  if (mostCount === 0) throw notFound('batch', 'id');
  if (pieces > mostCount) throw fieldError('pieces', catalogueMessages.goodsPieces({ mostCount }));
}
