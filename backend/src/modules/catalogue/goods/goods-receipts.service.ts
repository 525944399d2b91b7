import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { DomainEvent, EventActor, actorOf } from '../../../kernel/domain-event';
import { isCalendarDate } from '../../../kernel/ist';
import { PageOf, PageRequest, assertPage, pageOf, rowsOfPage } from '../../../kernel/page';
import { readRecordId } from '../../../kernel/record-id';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { undated } from '../locations/batch-pieces.rules';
import { LocationStocks } from '../locations/location-stocks';
import type { StockLocation } from '../locations/stock-location.entity';
import { lockLocation, readLocationId } from '../locations/stock-locations.service';
import { ProductChanges } from '../products/product-changes';
import { FIRST_INSTANT, LAST_INSTANT } from '../products/product-limits.rules';
import { Product } from '../products/product.entity';
import { locationStockAdjusted, stockAdjusted } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { StockLedger } from '../products/stock-ledger';
import { MovementKind } from '../products/stock-movement.entity';
import { stockPlus } from '../stock/stock-change.rules';
import { GoodsReceiptLine } from './goods-receipt-line.entity';
import { GoodsReceipt } from './goods-receipt.entity';
import { GoodsLineInput, ReceiveGoodsInput } from './goods-receipt.input';
import { LineRefusals } from './line-refusals';
import { ShopBatches } from './shop-batches';

/** How often a bill is retried whose key was used concurrently. */
const MOST_TRIES = 3;

/** A validated line with its product. */
type KnownLine = Omit<
  GoodsReceiptLine,
  | 'id'
  | 'goodsReceiptId'
  | 'productName'
  | 'wastedPieces'
  | 'awayPieces'
  | 'undonePieces'
  | 'writtenOffAt'
>;

/** A validated bill. */
interface Bill {
  supplier: string;
  billNumber: string;
  requestKey: string;
  fingerprint: string;
  locationId: number | null;
  lines: readonly KnownLine[];
}

/** Deliveries of wholesalers: a bill changes stock, costs and prices as a whole, or not at all. */
export class GoodsReceiptsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly products: ProductChanges,
  ) {}

  /**
   * Receives the goods of a bill; idempotent by key.
   * @throws UNAUTHENTICATED, FORBIDDEN, IDEMPOTENCY_KEY_REUSED, VALIDATION or NOT_FOUND with fields such as
   *   `lines.0.pieces`
   */
  async receive(viewer: Viewer, input: ReceiveGoodsInput): Promise<GoodsReceipt> {
    const adminId = requirePermission(viewer, 'manage-catalogue');
    const bill = await this.checked(input);
    const work = (tx: Transaction) => this.receiveIn(tx, actorOf(viewer), adminId, bill);
    for (let tries = 1; ; tries++)
      try {
        return await this.database.write(work, { repeatable: true });
      } catch (error) {
        const isKeyTaken = isDuplicateKey(error, 'uq_goods_receipts_requestKey');
        if (!isKeyTaken || tries === MOST_TRIES) throw error;
      }
  }

  /** One page of receipts, the newest first. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page. */
  async list(viewer: Viewer, request: PageRequest): Promise<PageOf<GoodsReceipt>> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage(request);
    const [items, totalCount] = await this.database.read.findAndCount(GoodsReceipt, {
      order: { id: 'DESC' },
      ...rowsOfPage(request),
    });
    return pageOf(items, totalCount, request);
  }

  /** One receipt. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async one(viewer: Viewer, id: number): Promise<GoodsReceipt> {
    requirePermission(viewer, 'manage-catalogue');
    const receipt = await this.database.read.findOneBy(GoodsReceipt, { id });
    if (!receipt) throw notFound('goods receipt', 'id');
    return receipt;
  }

  /** The lines of these receipts, in the order of the bills. */
  async linesOf(receiptIds: number[]): Promise<Map<number, GoodsReceiptLine[]>> {
    const lines = await this.database.read.find(GoodsReceiptLine, {
      where: { goodsReceiptId: In(receiptIds) },
      order: { id: 'ASC' },
    });
    const byReceipt = new Map<number, GoodsReceiptLine[]>(receiptIds.map((id) => [id, []]));
    for (const line of lines) byReceipt.get(line.goodsReceiptId)?.push(line);
    return byReceipt;
  }

  private async checked(input: ReceiveGoodsInput): Promise<Bill> {
    const {
      key,
      lines,
      locationId: location,
      ...head
    } = await assertValid(ReceiveGoodsInput, trimTexts(input));
    const locationId = readLocationId(location);
    const refused = new LineRefusals();
    const written = await refused.each(lines, (line) => checkedLine(line));
    const ids = await this.idsOf(written);
    const known = await refused.each(written, (line) => knownLine(line, ids));
    const parts = ['receive', head.supplier, head.billNumber, known];
    const fingerprint = requestFingerprint(locationId === null ? parts : [...parts, locationId]);
    return { ...head, requestKey: key, fingerprint, locationId, lines: known };
  }

  /** The products with the SKUs and barcodes of these lines. */
  private async idsOf(lines: readonly GoodsLineInput[]): Promise<KnownCodes> {
    const given = (codes: (string | null | undefined)[]) =>
      codes.filter((code) => typeof code === 'string');
    const { read } = this.database;
    const bySku = await new ProductRepository(read).idsBySku(given(lines.map(({ sku }) => sku)));
    const scanned = await read.find(Product, {
      select: { id: true, barcode: true },
      where: { barcode: In(given(lines.map(({ barcode }) => barcode))) },
    });
    const byBarcode = new Map<string, number[]>();
    for (const { id, barcode } of scanned)
      byBarcode.set(barcode ?? '', [...(byBarcode.get(barcode ?? '') ?? []), id]);
    return { bySku, byBarcode };
  }

  private async receiveIn(
    tx: Transaction,
    actor: EventActor,
    adminId: number,
    { lines, ...bill }: Bill,
  ): Promise<GoodsReceipt> {
    const { requestKey, fingerprint, locationId } = bill;
    const made = await tx.findOneBy(GoodsReceipt, { requestKey });
    if (made?.fingerprint === fingerprint) return made;
    if (made) {
      const message = catalogueMessages.goodsKeyReused();
      throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { key: message });
    }
    const location = locationId === null ? null : await lockLocation(tx, locationId, 'locationId');
    const receivedAt = this.clock.now();
    const receipt = await tx.save(
      tx.create(GoodsReceipt, {
        ...{ ...bill, adminId, receivedAt, lineCount: lines.length },
        totalPaise: lines.reduce(
          (sum, { costPaise, pieces }) => sum + (costPaise ?? 0) * pieces,
          0,
        ),
      }),
    );
    const products = await this.editProducts(tx, actor, lines);
    if (!location) await settleBatches(tx, lines, products);
    const named = lines.map((line, at) => ({ ...line, productName: products[at]?.name ?? '' }));
    await insertRows(
      tx,
      GoodsReceiptLine,
      named.map((line) => ({
        ...{ ...line, goodsReceiptId: receipt.id, wastedPieces: 0, undonePieces: 0 },
        awayPieces: location ? line.pieces : 0,
      })),
    );
    if (location) await this.addPiecesAt(tx, actor, receipt, location);
    else await this.addPieces(tx, actor, receipt, { lines, products });
    return receipt;
  }

  /** Sets the products' new costs and prices; returns each product as it is after its line. */
  private async editProducts(
    tx: Transaction,
    actor: EventActor,
    lines: readonly KnownLine[],
  ): Promise<Product[]> {
    const edits = lines.map(({ productId, costPaise, mrpPaise, sellingPaise }) => ({
      productId,
      change: () => ({
        ...(costPaise !== null && { costPaise }),
        ...(mrpPaise !== null && { mrpPaise }),
        ...(sellingPaise !== null && { sellingPaise }),
      }),
    }));
    const outcomes = await this.products.makeIn(tx, actor, edits);
    return new LineRefusals().each(outcomes, (product) => {
      if (!product) throw notFound('product', 'productId');
      if (product instanceof ShopError) throw product;
      return product;
    });
  }

  private async addPieces(
    tx: Transaction,
    actor: EventActor,
    receipt: GoodsReceipt,
    { lines, products }: { lines: readonly KnownLine[]; products: readonly Product[] },
  ): Promise<void> {
    const stocks = new Map(products.map(({ id, stockQuantity }) => [id, stockQuantity]));
    const came = new Map<number, number>();
    const events = await new LineRefusals().each(lines, ({ productId, pieces }) => {
      const before = stocks.get(productId) ?? 0;
      const after = stockPlus(before, pieces, 'pieces');
      stocks.set(productId, after);
      came.set(productId, (came.get(productId) ?? 0) + pieces);
      return stockAdjusted(actor, { productId, before, after }, causeOf(receipt));
    });
    await new ProductRepository(tx).takeLocked(
      [...came].map(([productId, pieces]) => ({ productId, quantity: -pieces })),
    );
    await this.recordReceived(tx, actor, receipt, { lines, events });
  }

  private async addPiecesAt(
    tx: Transaction,
    actor: EventActor,
    receipt: GoodsReceipt,
    location: StockLocation,
  ): Promise<void> {
    const lines = await tx.find(GoodsReceiptLine, {
      where: { goodsReceiptId: receipt.id },
      order: { id: 'ASC' },
    });
    const productIds = lines.map(({ productId }) => productId);
    const stocks = await LocationStocks.load(tx, location.id, productIds);
    const events = await new LineRefusals().each(lines, (line) => {
      const { productId, pieces, expiresOn } = line;
      const before = stocks.piecesOf(productId);
      const after = stockPlus(before, pieces, 'pieces');
      stocks.add(
        productId,
        expiresOn === null ? undated(pieces) : { batchId: line.id, expiresOn, pieces },
      );
      const change = { productId, before, after };
      return locationStockAdjusted(actor, location, change, causeOf(receipt));
    });
    await stocks.save();
    await this.recordReceived(tx, actor, receipt, { lines, events });
  }

  private async recordReceived(
    tx: Transaction,
    actor: EventActor,
    receipt: GoodsReceipt,
    received: { lines: readonly (KnownLine | GoodsReceiptLine)[]; events: DomainEvent[] },
  ): Promise<void> {
    const { kind, reason } = causeOf(receipt);
    const cause = { kind, reason, adminId: actor.id ?? null, locationId: receipt.locationId };
    await new StockLedger(tx, receipt.receivedAt).recordByHand(
      received.lines.map(({ productId, pieces }) => ({ ...cause, productId, quantity: pieces })),
    );
    await this.events.record(tx, received.events);
  }
}

/** Why stocks change by a receipt, for the ledger and the events. */
const causeOf = ({ supplier, billNumber, requestKey: key }: GoodsReceipt) => ({
  ...{ kind: MovementKind.RECEIVED as const, reason: `${supplier} · ${billNumber}`, key },
});

/** See `ShopBatches.settle`: before the lines are stored. */
async function settleBatches(
  tx: Transaction,
  lines: readonly KnownLine[],
  products: readonly Product[],
): Promise<void> {
  const stocks = new Map(products.map(({ id, stockQuantity }) => [id, stockQuantity]));
  const batches = await ShopBatches.load(tx, [...stocks.keys()]);
  for (const [id, stockQuantity] of stocks)
    batches.settle(
      id,
      stockQuantity,
      lines.filter(({ productId }) => productId === id),
    );
  await batches.save();
}

interface KnownCodes {
  bySku: ReadonlyMap<string, number>;
  byBarcode: ReadonlyMap<string, readonly number[]>;
}

async function checkedLine(line: GoodsLineInput): Promise<GoodsLineInput> {
  const checked = await assertValid(GoodsLineInput, trimTexts(line));
  const { expiresOn } = checked;
  if (expiresOn && !isDayOfGoods(expiresOn))
    throw fieldError('expiresOn', catalogueMessages.instant({ field: 'expiresOn' }));
  return checked;
}

function isDayOfGoods(day: string): boolean {
  if (!isCalendarDate(day)) return false;
  const at = new Date(day);
  return at >= FIRST_INSTANT && at < LAST_INSTANT;
}

function knownLine(line: GoodsLineInput, codes: KnownCodes): KnownLine {
  const { pieces, costPaise = null, mrpPaise = null, sellingPaise = null } = line;
  const productId = idOf(line, codes);
  const [batch, expiresOn] = [line.batch || null, line.expiresOn || null];
  return { productId, pieces, costPaise, batch, expiresOn, mrpPaise, sellingPaise };
}

function idOf({ productId, sku, barcode }: GoodsLineInput, codes: KnownCodes): number {
  if (productId) return readRecordId(productId, 'product', 'productId');
  if (sku) {
    const id = codes.bySku.get(sku);
    if (id === undefined) throw notFound('product', 'sku');
    return id;
  }
  if (!barcode) throw fieldError('productId', catalogueMessages.goodsProduct());
  const [id, other] = codes.byBarcode.get(barcode) ?? [];
  if (id === undefined) throw notFound('product', 'barcode');
  if (other !== undefined) throw fieldError('barcode', catalogueMessages.goodsBarcode());
  return id;
}
