import { In } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { addDays, istDate, istInstant } from '../../../kernel/ist';
import { PageOf, PageRequest } from '../../../kernel/page';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import type { CsvCell, CsvFile } from '../../../platform/rest/stream-csv';
import { CatalogueService, type ListedProduct, type LocationStockService } from '../../catalogue';
import { lowLevelOf } from '../../catalogue/index.rules';
import { StockAlert } from '../wish-list/stock-alert.entity';
import { BuyingListItem } from './buying-list.type';
import { SALES_DAYS, suggestedPieces } from './suggestion.rules';

/** Products per read of sales. */
const BATCH = 500;

const COLUMNS = [
  'sku',
  'barcode',
  'name',
  'unit',
  'stock',
  'level',
  'sold14days',
  'waiting',
  'buy',
];

/** The buying list: products that are low, their sales, and the customers who wait for them. */
export class BuyingListService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly locationStock: Pick<LocationStockService, 'elsewhere'>,
  ) {}

  /** One page of the list. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page. */
  async list(viewer: Viewer, request: PageRequest): Promise<PageOf<BuyingListItem>> {
    const { items: products, ...page } = await this.catalogue.lowStock(viewer, request);
    return { ...page, items: await this.itemsOf(products) };
  }

  /**
   * The whole list as a file for the wholesaler. Throws UNAUTHENTICATED, FORBIDDEN when its first batch is requested.
   */
  file(viewer: Viewer): CsvFile {
    return { name: 'buying-list.csv', columns: COLUMNS, batches: this.fileRows(viewer) };
  }

  private async *fileRows(viewer: Viewer) {
    requirePermission(viewer, 'manage-catalogue');
    const low = await this.catalogue.allLow();
    for (const products of batchesOf(low, BATCH)) yield (await this.itemsOf(products)).map(rowOf);
  }

  private async itemsOf(products: readonly ListedProduct[]): Promise<BuyingListItem[]> {
    const ids = products.map(({ id }) => id);
    const since = istInstant(addDays(istDate(this.clock.now()), -SALES_DAYS), 0);
    const sold = await this.catalogue.soldSince(ids, since);
    const waiting = await this.waitingFor(ids);
    const elsewhere = await this.locationStock.elsewhere(ids);
    return products.map((product) => {
      const level = lowLevelOf(product);
      const soldPieces = Math.max(0, sold.get(product.id) ?? 0);
      const waitingCount = waiting.get(product.id) ?? 0;
      const { stockQuantity } = product;
      const known = { level, soldPieces, waitingCount };
      const there = elsewhere.get(product.id) ?? [];
      const elsewherePieces = there.reduce((sum, { pieces }) => sum + pieces, 0);
      const stocks = { stockQuantity, elsewherePieces };
      const pieces = suggestedPieces({ ...known, ...stocks });
      return { product, ...known, elsewhere: there, suggestedPieces: pieces };
    });
  }

  private async waitingFor(productIds: number[]): Promise<Map<number, number>> {
    const rows = await this.database.read
      .createQueryBuilder(StockAlert, 'alert')
      .select('alert.productId', 'productId')
      .addSelect('COUNT(*)', 'waiting')
      .where({ productId: In(productIds) })
      .groupBy('alert.productId')
      .getRawMany<{ productId: number; waiting: string | number }>();
    return new Map(rows.map(({ productId, waiting }) => [productId, Number(waiting)]));
  }
}

function rowOf({
  product,
  level,
  soldPieces,
  waitingCount,
  suggestedPieces,
}: BuyingListItem): CsvCell[] {
  const { sku, barcode, name, unit, stockQuantity } = product;
  return [
    sku,
    barcode,
    name,
    unit,
    stockQuantity,
    level,
    soldPieces,
    waitingCount,
    suggestedPieces,
  ];
}
