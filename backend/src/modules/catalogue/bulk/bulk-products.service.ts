import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { assertValid, assertValidChanges } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { StockChanges } from '../stock/stock-changes';
import { adjustmentOf, settingOf } from '../stock/stock-keeping.service';
import { ProductChanges, ProductEdit } from '../products/product-changes';
import { withoutUndefined } from '../products/product-values';
import { assertUnchanged, editable } from '../products/product-version';
import { Product } from '../products/product.entity';
import { ProductRowResult } from './product-row-result.type';
import { AdjustStockRow, SetPriceRow, SetStockRow } from './product-row.inputs';
import { ExternalProductIds, ProductNames, makeRows } from './product-rows';

/** Changes of many products in one call, such as a file from a cash register. */
export class BulkProductsService {
  private externalIds?: ExternalProductIds;

  constructor(
    private readonly database: Database,
    private readonly stocks: StockChanges,
    private readonly products: ProductChanges,
  ) {}

  /** Lets rows name products by external ids. */
  findByExternalIds(externalIds: ExternalProductIds): void {
    this.externalIds = externalIds;
  }

  /**
   * Adds pieces to stocks, or removes some, as `StockKeeping.adjust` does for each row.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  adjustStocks(viewer: Viewer, rows: readonly AdjustStockRow[]): Promise<ProductRowResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    const check = async (row: AdjustStockRow, productId: number) =>
      adjustmentOf(productId, await assertValid(AdjustStockRow, trimTexts(row)));
    return makeRows(this.namesFor(viewer), rows, check, (wanted) =>
      this.stocks.make(viewer, wanted),
    );
  }

  /**
   * Sets stocks to numbers, as `StockKeeping.set` does for each row.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  setStocks(viewer: Viewer, rows: readonly SetStockRow[]): Promise<ProductRowResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    const check = async (row: SetStockRow, productId: number) =>
      settingOf(productId, await assertValid(SetStockRow, trimTexts(row)));
    return makeRows(this.namesFor(viewer), rows, check, (wanted) =>
      this.stocks.make(viewer, wanted),
    );
  }

  /**
   * Sets prices of products, as `ManageProductsService.update` does for each row.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  setPrices(viewer: Viewer, rows: readonly SetPriceRow[]): Promise<ProductRowResult[]> {
    requirePermission(viewer, 'manage-catalogue');
    const check = async (row: SetPriceRow, productId: number): Promise<ProductEdit> => {
      const { mrpPaise, sellingPaise, expectedVersion } = await assertValidChanges(
        SetPriceRow,
        row,
      );
      const prices = withoutUndefined({ mrpPaise, sellingPaise });
      const change = (product: Product) => {
        assertUnchanged(editable(product), prices, expectedVersion);
        return prices;
      };
      return { productId, change };
    };
    // A retry with an expected version would conflict with the first try's change.
    const repeatable = rows.every(({ expectedVersion = null }) => expectedVersion === null);
    return makeRows(this.namesFor(viewer), rows, check, (edits) =>
      this.products.make(viewer, edits, { repeatable }),
    );
  }

  private namesFor(viewer: Viewer): ProductNames {
    return new ProductNames(this.database, this.externalIds, viewer);
  }
}
