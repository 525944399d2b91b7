import { Clock } from '../../../kernel/clock';
import { istInstant } from '../../../kernel/ist';
import { assertPage } from '../../../kernel/page';
import { readRecordId } from '../../../kernel/record-id';
import { fieldError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { assertValid } from '../../../platform/validation/assert-valid';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { ListedProduct } from '../products/listed-product';
import type { CatalogueReading } from './catalogue.service';
import { tidySearch } from './product-question';
import type { TableFilter } from './product-table';
import { ProductTableFilter } from './product-table.input';
import { ProductTableSort, SORT_WAYS, readPlace, writePlace } from './product-table.rules';
import { ProductTablePart } from './product-table.type';

/** The requested part of the table. */
export interface AskedPart {
  sort: ProductTableSort;
  pageSize: number;
  after?: string | null;
  before?: string | null;
}

/** The products as filtered and sorted by the staff, including hidden ones. */
export class ProductTableService {
  constructor(
    private readonly clock: Clock,
    private readonly categories: CategoryService,
    private readonly reading: CatalogueReading,
  ) {}

  /**
   * A part of the products that match a filter.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async part(
    viewer: Viewer,
    values: ProductTableFilter,
    asked: AskedPart,
  ): Promise<ProductTablePart> {
    requirePermission(viewer, 'manage-catalogue');
    const { sort, pageSize, after, before } = asked;
    assertPage({ page: 1, pageSize });
    if (after && before) throw fieldError('before', catalogueMessages.oneCursor());
    const way = SORT_WAYS[sort];
    const place = {
      ...(after && { after: readPlace(after, way.key, 'after') }),
      ...(before && { before: readPlace(before, way.key, 'before') }),
    };
    const { filter, correctedSearch } = await this.filterOf(values);
    const table = this.reading.assortment.tableAt(this.clock.now());
    const { ids, totalCount, hasMore } = table.find(filter, { ...way, ...place, limit: pageSize });
    const cursorOf = (id: number | undefined) => {
      const stands = id === undefined ? undefined : table.placeOfProduct(id, way.key);
      return stands ? writePlace(way.key, stands) : null;
    };
    return {
      items: this.products(ids),
      ...{ totalCount, pageSize, correctedSearch },
      hasNext: before ? true : hasMore,
      hasPrevious: before ? hasMore : Boolean(after),
      startCursor: cursorOf(ids.at(0)),
      endCursor: cursorOf(ids.at(-1)),
    };
  }

  /**
   * All products that match a filter, in the order of their numbers.
   * @throws VALIDATION
   */
  async all(values: ProductTableFilter): Promise<ListedProduct[]> {
    const { filter } = await this.filterOf(values);
    return this.products(this.reading.assortment.tableAt(this.clock.now()).all(filter));
  }

  private products(ids: readonly number[]): ListedProduct[] {
    return ids.map((id) => this.reading.assortment.get(id)).filter((each) => each !== undefined);
  }

  private async filterOf(values: ProductTableFilter) {
    const asked = await assertValid(ProductTableFilter, values);
    const { category, brand, changedSince, ids } = asked;
    const wanted = category ? await this.categories.bySlug(category, 'category') : undefined;
    await this.reading.sync.ready();
    const found = this.found(tidySearch(asked.search));
    const chosen = ids?.map((id) => readRecordId(id, 'product', 'ids'));
    const filter: TableFilter = {
      ids: bothOf(found?.ids, chosen),
      categoryId: wanted?.parent ? wanted.id : undefined,
      topCategoryId: wanted?.parent ? undefined : wanted?.id,
      stock: asked.stock ?? undefined,
      minPricePaise: asked.minPricePaise ?? undefined,
      maxPricePaise: asked.maxPricePaise ?? undefined,
      standing: asked.standing ?? undefined,
      hasPicture: asked.hasPicture ?? undefined,
      hasGstRate: asked.hasGstRate ?? undefined,
      gstRateBasisPoints: asked.gstRateBasisPoints ?? undefined,
      brand: brand || undefined,
      changedSince: changedSince ? istInstant(changedSince, 0) : undefined,
    };
    return { filter, correctedSearch: found?.correctedSearch ?? null };
  }

  /**
   * The results of a search; undefined without one. Words are corrected only if neither visible nor hidden products
   * match.
   */
  private found(search: string): { ids: number[]; correctedSearch: string | null } | undefined {
    const { visible, hidden } = this.reading.assortment;
    const parts = [visible, hidden]
      .map((model) => model.found(search))
      .filter((part) => part !== undefined);
    if (parts.length === 0) return undefined;
    const exact = parts.filter((part) => part.correctedSearch === null);
    const isExact = exact.some(({ ids }) => ids.length > 0);
    return {
      ids: (isExact ? exact : parts).flatMap(({ ids }) => ids),
      correctedSearch: isExact
        ? null
        : (parts.find((part) => part.correctedSearch !== null)?.correctedSearch ?? null),
    };
  }
}

/** The numbers in both lists, each once; undefined if neither is given. */
function bothOf(
  found: readonly number[] | undefined,
  chosen: readonly number[] | undefined,
): readonly number[] | undefined {
  if (!found || !chosen) return found ?? (chosen && [...new Set(chosen)]);
  const wanted = new Set(chosen);
  return found.filter((id) => wanted.has(id));
}
