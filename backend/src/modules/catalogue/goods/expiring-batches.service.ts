import { Between, In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { addDays, istDate } from '../../../kernel/ist';
import { PageOf, PageRequest, assertPage, pageOf, offsetOf } from '../../../kernel/page';
import { outOfRange } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { CatalogueService } from '../listing/catalogue.service';
import { LocationStock } from '../locations/location-stock.entity';
import { batchIdAt, leftOf } from './batch.rules';
import { GoodsReceiptLine } from './goods-receipt-line.entity';
import { ExpiringBatch } from './goods.types';
import { shopPiecesOf } from './shop-batches';

/** Batches that expired longer ago are not listed. */
const DAYS_AFTER = 60;
const MOST_DAYS = 365;

/** Batches that expire soon, computed from received goods and the pieces on hand. */
export class ExpiringBatchesService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * One page of the batches with remaining pieces that expire within some days, or expired recently; the first to
   * expire come first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for impossible days or an impossible page
   */
  async list(viewer: Viewer, days: number, request: PageRequest): Promise<PageOf<ExpiringBatch>> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage(request);
    if (!Number.isInteger(days) || days < 0 || days > MOST_DAYS)
      throw outOfRange('days', 0, MOST_DAYS);
    const today = istDate(this.clock.now());
    const until = addDays(today, days);
    const from = addDays(today, -DAYS_AFTER);
    const all = [...(await this.left(from, until)), ...(await this.leftElsewhere(from, until))];
    all.sort(
      (one, other) =>
        one.expiresOn.localeCompare(other.expiresOn) ||
        one.lineId - other.lineId ||
        (one.locationId ?? 0) - (other.locationId ?? 0),
    );
    const offset = offsetOf(request);
    return pageOf(all.slice(offset, offset + request.pageSize), all.length, request);
  }

  private async left(from: string, until: string): Promise<ExpiringBatch[]> {
    const lines = await this.database.read
      .createQueryBuilder(GoodsReceiptLine, 'line')
      .where('line.expiresOn >= :from', { from })
      .andWhere('line.writtenOffAt IS NULL')
      .andWhere(
        `line.productId IN (SELECT due.productId FROM goods_receipt_lines due
          WHERE due.expiresOn >= :from AND due.expiresOn <= :until)`,
        { until },
      )
      .getMany();
    const byProduct = new Map<number, (GoodsReceiptLine & { expiresOn: string })[]>();
    for (const { expiresOn, ...line } of lines) {
      const those = byProduct.get(line.productId) ?? [];
      const pieces = shopPiecesOf(line);
      byProduct.set(line.productId, [...those, { ...line, pieces, expiresOn: expiresOn ?? '' }]);
    }
    const products = await this.catalogue.known([...byProduct.keys()]);
    const found: ExpiringBatch[] = [];
    for (const [id, product] of products) {
      const batches = byProduct.get(id) ?? [];
      const left = leftOf(product.stockQuantity, batches);
      for (const each of batches) {
        const piecesLeft = left.get(each.id) ?? 0;
        if (each.expiresOn <= until && piecesLeft > 0)
          found.push({ ...shownBatch(each, null), product, piecesLeft });
      }
    }
    return found;
  }

  /** The batches at stock locations, which are counted there. */
  private async leftElsewhere(from: string, until: string): Promise<ExpiringBatch[]> {
    const { read } = this.database;
    const stocks = await read.findBy(LocationStock, { expiresOn: Between(from, until) });
    const batchIds = stocks.map(({ batchId }) => batchId);
    const lines = await read.findBy(GoodsReceiptLine, { id: In(batchIds) });
    const names = new Map(lines.map(({ id, batch }) => [id, batch]));
    const products = await this.catalogue.known([
      ...new Set(stocks.map(({ productId }) => productId)),
    ]);
    return stocks.flatMap(({ batchId: id, productId, locationId, expiresOn, pieces }) => {
      const product = products.get(productId);
      if (!product || expiresOn === null) return [];
      const batch = names.get(id) ?? null;
      const shown = shownBatch({ id, batch, expiresOn }, locationId);
      return [{ ...shown, product, piecesLeft: pieces }];
    });
  }
}

function shownBatch(
  { id, batch, expiresOn }: { id: number; batch: string | null; expiresOn: string },
  locationId: number | null,
) {
  return { id: batchIdAt(id, locationId), lineId: id, batch, expiresOn, locationId };
}
