import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { ListedProduct, listed } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { StockChangeKind } from '../stock/stock-change.rules';
import { StockChanges } from '../stock/stock-changes';
import { adjustmentOf } from '../stock/stock-keeping.service';
import { WriteOffBatchArgs } from './batch.input';
import { GoodsReceiptLine } from './goods-receipt-line.entity';

/** Writes off batches as waste. */
export class BatchesService {
  constructor(
    private readonly clock: Clock,
    private readonly categories: CategoryService,
    private readonly changes: StockChanges,
  ) {}

  /**
   * Removes pieces of a batch from the stock. The others were sold, so nothing of it remains, unless `keepsRest`.
   * Idempotent by key.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND also if it was already written off, VALIDATION, OUT_OF_STOCK,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async writeOff(viewer: Viewer, id: number, args: WriteOffBatchArgs): Promise<ListedProduct> {
    requirePermission(viewer, 'manage-catalogue');
    const wanted = await assertValid(WriteOffBatchArgs, trimTexts(args));
    const product = await this.changes.write((tx) => this.writeOffIn(tx, viewer, id, wanted));
    return listed(product, await this.categories.byId(product.categoryId));
  }

  private async writeOffIn(
    tx: Transaction,
    viewer: Viewer,
    id: number,
    { pieces, keepsRest, reason, key }: WriteOffBatchArgs,
  ): Promise<Product> {
    const line = await findLocked(tx, GoodsReceiptLine, id);
    if (!line?.expiresOn) throw notFound('batch', 'id');
    const mostCount = line.pieces - line.wastedPieces;
    let isRepeated = true;
    const change = adjustmentOf(line.productId, {
      ...{ delta: -pieces, kind: StockChangeKind.WASTE, reason, key },
    });
    const newStock = (stock: number) => {
      isRepeated = false;
      if (line.writtenOffAt !== null) throw notFound('batch', 'id');
      if (pieces > mostCount)
        throw fieldError('pieces', catalogueMessages.goodsPieces({ mostCount }));
      return change.newStock(stock);
    };
    const [outcome] = await this.changes.makeIn(tx, actorOf(viewer), [{ ...change, newStock }]);
    if (outcome instanceof ShopError) throw outcome;
    if (outcome === undefined) throw new Error('No outcome of the change');
    if (isRepeated) return outcome;
    const isPart = keepsRest && pieces < mostCount;
    await tx.update(
      GoodsReceiptLine,
      { id },
      isPart ? { wastedPieces: line.wastedPieces + pieces } : { writtenOffAt: this.clock.now() },
    );
    return outcome;
  }
}
