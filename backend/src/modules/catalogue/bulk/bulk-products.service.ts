import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { AdjustStockRow, SetStockRow } from '../stock/stock-change.input';
import { StockChanges } from '../stock/stock-changes';
import { adjustmentOf, settingOf } from '../stock/stock-keeping.service';
import { ProductRowResult } from './product-row-result.type';
import { makeRows } from './product-rows';

/** Changes of many products in one call, such as a file of a cash register brings. */
export class BulkProductsService {
  constructor(
    private readonly database: Database,
    private readonly changes: StockChanges,
  ) {}

  /**
   * Adds pieces to stocks, or takes some away, as `StockKeeping.adjust` does for each row.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  adjustStocks(viewer: Viewer, rows: readonly AdjustStockRow[]): Promise<ProductRowResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    const check = async (row: AdjustStockRow, productId: number) =>
      adjustmentOf(productId, await assertValid(AdjustStockRow, trimTexts(row)));
    return makeRows(this.database, rows, check, (wanted) => this.changes.make(viewer, wanted));
  }

  /**
   * Sets stocks to numbers, as `StockKeeping.set` does for each row.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  setStocks(viewer: Viewer, rows: readonly SetStockRow[]): Promise<ProductRowResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    const check = async (row: SetStockRow, productId: number) =>
      settingOf(productId, await assertValid(SetStockRow, trimTexts(row)));
    return makeRows(this.database, rows, check, (wanted) => this.changes.make(viewer, wanted));
  }
}
