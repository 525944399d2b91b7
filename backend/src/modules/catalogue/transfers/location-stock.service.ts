import { In } from 'typeorm';
import { groupedBy } from '../../../kernel/grouped-by';
import { kernelMessages } from '../../../kernel/kernel.messages';
import {
  MAX_PAGE_SIZE,
  PageOf,
  PageRequest,
  assertPage,
  offsetOf,
  pageOf,
} from '../../../kernel/page';
import { readRecordId } from '../../../kernel/record-id';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { batchIdAt } from '../goods/batch.rules';
import { CatalogueService } from '../listing/catalogue.service';
import { LocationStock } from '../locations/location-stock.entity';
import { StockLocation } from '../locations/stock-location.entity';
import { LocationStockItem, StockAtLocation } from './location-stock.type';

/** What lies at the stock locations, for the staff. */
export class LocationStockService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * One page of the products at a location, by name.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION for an impossible page
   */
  async at(
    viewer: Viewer,
    locationId: number,
    request: PageRequest,
  ): Promise<PageOf<LocationStockItem>> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage(request);
    const { read } = this.database;
    if (!(await read.existsBy(StockLocation, { id: locationId, removedId: 0 })))
      throw notFound('stock location', 'id');
    const rows = await read.find(LocationStock, {
      where: { locationId },
      order: { expiresOn: 'ASC', batchId: 'ASC' },
    });
    const byProduct = groupedBy(rows, ({ productId }) => productId);
    const products = [...(await this.catalogue.known([...byProduct.keys()])).values()];
    products.sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
    const offset = offsetOf(request);
    const items = products.slice(offset, offset + request.pageSize).map((product) => {
      const stocks = byProduct.get(product.id) ?? [];
      const batches = stocks.map(({ batchId, expiresOn, pieces }) => ({
        ...{ id: batchId === 0 ? null : batchIdAt(batchId, locationId), expiresOn, pieces },
      }));
      return { product, batches, pieces: stocks.reduce((sum, { pieces }) => sum + pieces, 0) };
    });
    return pageOf(items, products.length, request);
  }

  /** Pieces of products at locations, for the staff. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION. */
  async ofProducts(viewer: Viewer, productIds: readonly string[]): Promise<StockAtLocation[]> {
    requirePermission(viewer, 'manage-catalogue');
    const limit = { field: 'productIds', most: MAX_PAGE_SIZE };
    if (productIds.length > MAX_PAGE_SIZE)
      throw fieldError('productIds', kernelMessages.tooManyEntries(limit));
    const ids = productIds.map((id) => readRecordId(id, 'product', 'productIds'));
    return [...(await this.elsewhere([...new Set(ids)])).values()].flat();
  }

  /** The pieces of products at each location that has some, by the names of the locations. */
  async elsewhere(productIds: readonly number[]): Promise<Map<number, StockAtLocation[]>> {
    const { read } = this.database;
    const sums = await read
      .createQueryBuilder(LocationStock, 'stock')
      .select('stock.productId', 'productId')
      .addSelect('stock.locationId', 'locationId')
      .addSelect('SUM(stock.pieces)', 'pieces')
      .where({ productId: In([...productIds]) })
      .groupBy('stock.productId')
      .addGroupBy('stock.locationId')
      .getRawMany<{ productId: number; locationId: number; pieces: string | number }>();
    if (sums.length === 0) return new Map();
    const locations = await read.find(StockLocation, { order: { name: 'ASC', id: 'ASC' } });
    const found = locations.flatMap((location) =>
      sums
        .filter(({ locationId }) => locationId === location.id)
        .map(({ productId, pieces }) => ({ productId, location, pieces: Number(pieces) })),
    );
    return groupedBy(found, ({ productId }) => productId);
  }

  /** How many products and pieces are at each of these locations. */
  async totals(locationIds: readonly number[]): Promise<Map<number, LocationTotal[]>> {
    const sums = await this.database.read
      .createQueryBuilder(LocationStock, 'stock')
      .select('stock.locationId', 'locationId')
      .addSelect('COUNT(DISTINCT stock.productId)', 'productCount')
      .addSelect('SUM(stock.pieces)', 'pieces')
      .where({ locationId: In([...locationIds]) })
      .groupBy('stock.locationId')
      .getRawMany<Record<keyof LocationTotal | 'locationId', string | number>>();
    return new Map(
      sums.map(({ locationId, productCount, pieces }) => [
        Number(locationId),
        [{ productCount: Number(productCount), pieces: Number(pieces) }],
      ]),
    );
  }
}

/** How much is at a location. */
interface LocationTotal {
  productCount: number;
  pieces: number;
}
