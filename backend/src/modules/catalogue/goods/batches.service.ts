import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { CategoryService } from '../categories/category.service';
import { ListedProduct, listed } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { ProductRepository } from '../products/product.repository';
import { StockChangeKind } from '../stock/stock-change.rules';
import { LocationStockChanges, assertInBatch } from '../stock/location-stock-changes';
import { StockChanges, WantedChange } from '../stock/stock-changes';
import { adjustmentOf } from '../stock/stock-keeping.service';
import { WriteOffBatchArgs } from './batch.input';
import { partsOfBatchId } from './batch.rules';
import { GoodsReceiptLine } from './goods-receipt-line.entity';
import { shopPiecesOf } from './shop-batches';

/** Writes off batches as waste. */
export class BatchesService {
  constructor(
    private readonly clock: Clock,
    private readonly categories: CategoryService,
    private readonly changes: StockChanges,
    private readonly elsewhere: LocationStockChanges,
  ) {}

  /**
   * Removes pieces of a batch from the stock of the shop, or of a stock location. In the shop, the others were sold, so
   * nothing of it remains, unless `keepsRest`. Idempotent by key.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND also if it was already written off, VALIDATION, OUT_OF_STOCK,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async writeOff(viewer: Viewer, args: WriteOffBatchArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const wanted = await assertValid(WriteOffBatchArgs, trimTexts(args));
    const product = await this.changes.write((tx) => this.writeOffIn(tx, viewer, wanted));
    return listed(product, await this.categories.byId(product.categoryId));
  }

  private async writeOffIn(
    tx: Transaction,
    viewer: Viewer,
    args: WriteOffBatchArgs,
  ): Promise<Product> {
    const [lineId, location] = partsOfBatchId(args.id);
    const id = readRecordId(lineId, 'batch', 'id');
    const line = await tx.findOneBy(GoodsReceiptLine, { id });
    if (!line?.expiresOn) throw notFound('batch', 'id');
    const { pieces: given, reason, key } = args;
    const wanted = adjustmentOf(line.productId, {
      ...{ delta: -given, kind: StockChangeKind.WASTE, reason, key },
    });
    return location === undefined
      ? this.writeOffInShop(tx, viewer, line, args, wanted)
      : this.elsewhere.makeIn(
          tx,
          actorOf(viewer),
          readRecordId(location, 'batch', 'id'),
          { ...wanted, key },
          { batchId: id, expiresOn: line.expiresOn, pieces: given },
        );
  }

  private async writeOffInShop(
    tx: Transaction,
    viewer: Viewer,
    { id, productId }: GoodsReceiptLine,
    { pieces, keepsRest }: WriteOffBatchArgs,
    change: WantedChange,
  ): Promise<Product> {
    // Transfers lock the product, too, before they change how many pieces of the batch are in the shop.
    await new ProductRepository(tx).lock(productId);
    const line = await tx.findOneByOrFail(GoodsReceiptLine, { id });
    const mostCount = shopPiecesOf(line);
    let isRepeated = true;
    const newStock = (stock: number) => {
      isRepeated = false;
      assertInBatch(line.writtenOffAt === null ? mostCount : 0, pieces);
      return change.newStock(stock);
    };
    const [outcome] = await this.changes.makeIn(tx, actorOf(viewer), [{ ...change, newStock }]);
    if (outcome instanceof ShopError) throw outcome;
    if (outcome === undefined) throw new Error('No outcome of the change');
    if (isRepeated) return outcome;
    const isPart = keepsRest && pieces < mostCount;
    const wastedPieces = line.wastedPieces + (isPart ? pieces : mostCount);
    const isGone = !isPart && line.awayPieces === 0;
    await tx.update(
      GoodsReceiptLine,
      { id },
      isGone ? { writtenOffAt: this.clock.now() } : { wastedPieces },
    );
    return outcome;
  }
}
