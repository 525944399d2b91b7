import { Clock } from '../../../kernel/clock';
import { DomainEvent, EventActor, actorOf } from '../../../kernel/domain-event';
import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { LineRefusals } from '../goods/line-refusals';
import { lockLocations, readLocationId } from '../locations/stock-locations.service';
import { ListedProduct, listed } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { stockTransferred } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { Pieces, StockLedger } from '../products/stock-ledger';
import { MovementKind } from '../products/stock-movement.entity';
import { stockPlus } from '../stock/stock-change.rules';
import { StockChanges, fingerprintsOf, insertKeys, isMade } from '../stock/stock-changes';
import { Place, locationPlace, shopPlace } from './place';
import { StockTransferLineInput, TransferStockInput } from './stock-transfer.input';

/** A validated transfer. */
interface WantedTransfer {
  /** null is the shop. */
  fromId: number | null;
  toId: number | null;
  reason: string | null;
  key: string;
  fingerprint: string;
  lines: readonly Pieces[];
}

/** Moves pieces between the shop and the stock locations: all lines of a transfer, or none. */
export class StockTransfersService {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly categories: CategoryService,
    private readonly changes: StockChanges,
  ) {}

  /**
   * Moves pieces of several products; idempotent by key.
   * @returns the products after that, in the order of the lines
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, OUT_OF_STOCK with fields such as `lines.0.pieces`,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async transfer(viewer: Viewer, input: TransferStockInput): Promise<ListedProduct[]> {
    requirePermission(viewer, 'manage-catalogue');
    const wanted = await readTransfer(input);
    const products = await this.changes.write((tx) => this.transferIn(tx, actorOf(viewer), wanted));
    return Promise.all(
      products.map(async (product) =>
        listed(product, await this.categories.byId(product.categoryId)),
      ),
    );
  }

  private async transferIn(
    tx: Transaction,
    actor: EventActor,
    wanted: WantedTransfer,
  ): Promise<Product[]> {
    const { fromId, toId, key, fingerprint, lines } = wanted;
    const locations = await lockLocations(tx, [fromId ?? [], toId ?? []].flat());
    const repository = new ProductRepository(tx);
    const products = await repository.lockAll(lines.map(({ productId }) => productId));
    const outcome = () => lines.flatMap(({ productId }) => products.get(productId) ?? []);
    if (isMade(await fingerprintsOf(tx, [key]), key, fingerprint)) return outcome();

    const placeOf = (id: number | null, field: string): Promise<Place> => {
      if (id === null) return shopPlace(tx, products);
      const location = locations.get(id);
      if (!location) throw notFound('stock location', field);
      return locationPlace(tx, location, [...products.keys()]);
    };
    const from = await placeOf(fromId, 'fromLocationId');
    const to = await placeOf(toId, 'toLocationId');
    const now = this.clock.now();
    await insertKeys(
      tx,
      lines.slice(0, 1).map(({ productId }) => ({ key, fingerprint, productId })),
      now,
    );
    const events = await new LineRefusals().each(lines, (line) =>
      moved(actor, wanted, line, { from, to, product: products.get(line.productId) }),
    );
    await from.save();
    await to.save();
    await new StockLedger(tx, now).recordByHand(movementsOf(actor, wanted));
    await this.events.record(tx, events);
    return outcome();
  }
}

/** Moves the pieces of one line. Throws NOT_FOUND, OUT_OF_STOCK, VALIDATION with the field of the line. */
function moved(
  actor: EventActor,
  { reason, key }: WantedTransfer,
  { productId, quantity: pieces }: Pieces,
  { from, to, product }: { from: Place; to: Place; product: Product | undefined },
): DomainEvent {
  if (!product) throw notFound('product', 'productId');
  const before = product.stockQuantity;
  stockPlus(from.piecesOf(productId), -pieces, 'pieces');
  stockPlus(to.piecesOf(productId), pieces, 'pieces');
  to.put(productId, from.take(productId, pieces));
  const change = { productId, before, after: product.stockQuantity };
  const places = { from: from.location, to: to.location };
  return stockTransferred(actor, change, { pieces, ...places, reason, key });
}

/** The movements of both sides of each line. */
function movementsOf(actor: EventActor, { fromId, toId, reason, lines }: WantedTransfer) {
  const cause = { kind: MovementKind.TRANSFER as const, reason, adminId: actor.id ?? null };
  return lines.flatMap(({ productId, quantity }) => [
    { ...cause, productId, quantity: -quantity, locationId: fromId },
    { ...cause, productId, quantity, locationId: toId },
  ]);
}

async function readTransfer(input: TransferStockInput): Promise<WantedTransfer> {
  const valid = await assertValid(TransferStockInput, trimTexts(input));
  const { key } = valid;
  const fromId = readLocationId(valid.fromLocationId, 'fromLocationId');
  const toId = readLocationId(valid.toLocationId, 'toLocationId');
  if (fromId === toId) throw fieldError('toLocationId', catalogueMessages.transferSamePlace());
  const reason = valid.reason || null;
  const lines = await new LineRefusals().each(valid.lines, readLine);
  const fingerprint = requestFingerprint(['transfer', fromId, toId, reason, lines]);
  return { fromId, toId, reason, key, fingerprint, lines };
}

async function readLine(line: StockTransferLineInput): Promise<Pieces> {
  const { productId, pieces } = await assertValid(StockTransferLineInput, line);
  return { productId: readRecordId(productId, 'product', 'productId'), quantity: pieces };
}
