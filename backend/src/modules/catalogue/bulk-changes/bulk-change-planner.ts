import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { ProductTableService } from '../listing/product-table.service';
import type { ListedProduct } from '../products/listed-product';
import { assertNotAboveMrp } from '../products/product-changes';
import { StockChangeKind, assertKindFits } from '../stock/stock-change.rules';
import { BulkChangeRow, BulkRowState } from './bulk-change-row.entity';
import { BulkChange } from './bulk-change.entity';
import { BulkChangeInput } from './bulk-change.input';
import {
  BulkChangeKind,
  BulkPlan,
  BulkValues,
  changeOf,
  changesStock,
  formerValues,
  reasonOf,
} from './bulk-change.rules';

type NewRow = Omit<BulkChangeRow, 'id' | 'bulkChangeId'>;
type Counts = Pick<BulkChange, 'unchangedCount' | 'refusedCount' | 'waitingCount'>;

export const NO_COUNTS: Counts = { unchangedCount: 0, refusedCount: 0, waitingCount: 0 };

/** The planned changes of some products. */
export interface PlannedRows {
  rows: NewRow[];
  counts: Counts;
}

/** Computes the effect of a bulk change on each of its products. */
export class BulkChangePlanner {
  constructor(
    private readonly categories: CategoryService,
    private readonly productTable: ProductTableService,
  ) {}

  /**
   * The current products of a request, by their numbers, and a function that plans the changes of some of them.
   * @throws VALIDATION
   */
  async plan(request: BulkChangeInput) {
    const plan = await this.planOf(request);
    const products = await this.productTable.all(request);
    return { products, rowsOf: (some: readonly ListedProduct[]) => plannedRows(plan, some) };
  }

  /** The plan of a request, with all that its kind needs. */
  private async planOf(request: BulkChangeInput): Promise<BulkPlan> {
    const { kind } = request;
    switch (kind) {
      case BulkChangeKind.PRICE_PERCENT: {
        const { prices, basisPoints, rounding } = request;
        return {
          ...{ kind, prices: needed('prices', prices) },
          ...{ basisPoints: needed('basisPoints', basisPoints) },
          ...{ rounding: needed('rounding', rounding) },
        };
      }
      case BulkChangeKind.PRICE_AMOUNT: {
        const { prices, amountPaise, rounding } = request;
        return {
          ...{ kind, prices: needed('prices', prices) },
          ...{ amountPaise: needed('amountPaise', amountPaise) },
          ...{ rounding: needed('rounding', rounding) },
        };
      }
      case BulkChangeKind.BELOW_MRP: {
        const basisPoints = needed('basisPoints', request.basisPoints);
        if (basisPoints < 1 || basisPoints > 9_999)
          throw fieldError('basisPoints', catalogueMessages.bulkBelowMrp());
        return { kind, basisPoints, rounding: needed('rounding', request.rounding) };
      }
      case BulkChangeKind.NO_SELLING_PRICE:
        return { kind };
      case BulkChangeKind.CATEGORY: {
        const slug = needed('newCategory', request.newCategory);
        return {
          kind,
          categoryId: (await this.categories.bySlug(slug, 'newCategory')).id,
        };
      }
      case BulkChangeKind.VISIBILITY:
        return { kind, isHidden: needed('isHidden', request.isHidden) };
      case BulkChangeKind.GST: {
        const gstBasisPoints = request.gstBasisPoints ?? undefined;
        const hsn = request.hsn || undefined;
        if (hsn === undefined) needed('gstBasisPoints', gstBasisPoints);
        return { kind, gstBasisPoints, hsn };
      }
      case BulkChangeKind.STOCK_SET:
        needed('reason', request.reason);
        return { kind, stockQuantity: needed('stockQuantity', request.stockQuantity) };
      case BulkChangeKind.STOCK_CHANGE: {
        const stockDelta = needed('stockDelta', request.stockDelta);
        const stockKind = request.stockKind ?? StockChangeKind.CORRECTION;
        assertKindFits(stockKind, stockDelta, 'stockDelta');
        needed('reason', request.reason);
        return { kind, stockDelta };
      }
    }
  }
}

/** Stores planned rows as rows of a change. */
export async function storeRows(
  tx: Transaction,
  bulkChangeId: number,
  rows: readonly NewRow[],
): Promise<void> {
  const numbered = rows.map((row) => ({ ...row, bulkChangeId }));
  if (rows.length > 0) await insertRows(tx, BulkChangeRow, numbered);
}

/** The sum of both counts. */
export function sumOf(one: Counts, other: Counts): Counts {
  return {
    unchangedCount: one.unchangedCount + other.unchangedCount,
    refusedCount: one.refusedCount + other.refusedCount,
    waitingCount: one.waitingCount + other.waitingCount,
  };
}

function plannedRows(plan: BulkPlan, products: readonly ListedProduct[]): PlannedRows {
  const rows = products.map((each) => rowOf(plan, each)).filter((row) => row !== undefined);
  const refusedCount = rows.filter(({ state }) => state === BulkRowState.REFUSED).length;
  const counts = {
    ...{ unchangedCount: products.length - rows.length, refusedCount },
    waitingCount: rows.length - refusedCount,
  };
  return { rows, counts };
}

function needed<Value>(field: string, value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw fieldError(field, catalogueMessages.bulkNeeds({ field }));
  return value;
}

/** The planned change of a product; undefined if nothing changes. */
function rowOf(plan: BulkPlan, product: ListedProduct): NewRow | undefined {
  const { id: productId, name: productName, version } = product;
  const row = { productId, productName, version, code: null, field: null };
  let afterValues: BulkValues = {};
  try {
    afterValues = changeOf(plan, product);
    if (Object.keys(afterValues).length === 0) return undefined;
    assertNotAboveMrp({ ...product, ...afterValues });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { mrpPaise, sellingPaise, stockQuantity } = product;
    const beforeValues = changesStock(plan.kind) ? { stockQuantity } : { mrpPaise, sellingPaise };
    const refused = { state: BulkRowState.REFUSED, ...reasonOf(error) };
    return { ...row, ...refused, beforeValues, afterValues };
  }
  const beforeValues = formerValues(product, afterValues);
  return { ...row, state: BulkRowState.WAITING, beforeValues, afterValues };
}
