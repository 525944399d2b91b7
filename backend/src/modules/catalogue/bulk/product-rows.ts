import { readRecordId } from '../../../kernel/record-id';
import { assertRowCount, carryOutRows, refusalOfRow } from '../../../kernel/rows';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { catalogueMessages } from '../catalogue.messages';
import { EditOutcome } from '../products/product-changes';
import { Product } from '../products/product.entity';
import { ProductRepository } from '../products/product.repository';
import { NamedProduct } from './product-row.inputs';
import { ProductRowResult } from './product-row-result.type';

/** Resolves external ids of products; a higher module implements it. */
export interface ExternalProductIds {
  /** The numbers of the products with these external ids of the caller. */
  productIdsOf(viewer: Viewer, externalIds: readonly string[]): Promise<Map<string, number>>;
}

/** The numbers of products that rows name by another key. */
interface KnownNames {
  bySku: ReadonlyMap<string, number>;
  byExternalId: ReadonlyMap<string, number>;
}

/** Finds the products of the rows of one call. */
export class ProductNames {
  constructor(
    private readonly database: Database,
    private readonly externalIds: ExternalProductIds | undefined,
    private readonly viewer: Viewer,
  ) {}

  /** Looks up the numbers of products that rows name by SKU or external id. */
  async read(rows: readonly NamedProduct[]): Promise<KnownNames> {
    const skus = rows.map(({ sku }) => sku).filter((sku) => typeof sku === 'string');
    const externalIds = rows
      .map(({ externalId }) => externalId)
      .filter((externalId) => typeof externalId === 'string');
    return {
      bySku: await new ProductRepository(this.database.read).idsBySku(skus),
      byExternalId: await this.byExternalId(externalIds),
    };
  }

  private async byExternalId(externalIds: string[]): Promise<Map<string, number>> {
    if (externalIds.length === 0 || !this.externalIds) return new Map();
    return this.externalIds.productIdsOf(this.viewer, externalIds);
  }
}

/**
 * Checks the rows of a call, and carries them out as `carryOutRows` does.
 * @param check validates a row whose product is known; throws if it is refused
 * @param make carries out checked rows in one transaction, and returns the result of each
 * @throws VALIDATION for too many rows
 */
export async function makeRows<Row extends NamedProduct, Checked>(
  names: ProductNames,
  rows: readonly Row[],
  check: (row: Row, productId: number) => Promise<Checked>,
  make: (checked: readonly Checked[]) => Promise<EditOutcome[]>,
): Promise<ProductRowResult[]> {
  assertRowCount(rows);
  const known = await names.read(rows);
  const outcomes = await carryOutRows<Row, Checked, Product>(
    rows,
    async (row) => check(row, idOf(row, known)),
    async (checked) =>
      (await make(checked)).map((outcome) => outcome ?? notFound('product', 'productId')),
  );
  return outcomes.map(rowResult);
}

function idOf({ sku, externalId, productId }: NamedProduct, known: KnownNames): number {
  if (typeof sku === 'string') return found(known.bySku.get(sku), 'sku');
  if (typeof externalId === 'string')
    return found(known.byExternalId.get(externalId), 'externalId');
  if (productId === undefined || productId === null)
    throw fieldError('sku', catalogueMessages.rowProduct());
  return readRecordId(productId, 'product', 'productId');
}

function found(productId: number | undefined, field: string): number {
  if (productId === undefined) throw notFound('product', field);
  return productId;
}

const NOTHING = { productId: null, stockQuantity: null, version: null };

/** The result of a row, for the response of a bulk call. */
export function rowResult(outcome: Product | ShopError, row: number): ProductRowResult {
  const refusal = refusalOfRow(outcome);
  if (outcome instanceof ShopError) return { row, ...NOTHING, ...refusal };
  const { id: productId, stockQuantity, version } = outcome;
  return { row, productId, stockQuantity, version, ...refusal };
}
