import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { catalogueMessages } from '../catalogue.messages';
import { EditOutcome } from '../products/product-changes';
import { Product } from '../products/product.entity';
import { ProductRepository } from '../products/product.repository';
import { NamedProduct } from './product-row.inputs';
import { ProductRowResult } from './product-row-result.type';

/** A call takes so many rows. */
const MOST_ROWS = 1_000;
/** So many rows are one transaction: customers wait for its locks, and each transaction costs a write to the disk. */
const ROWS_OF_TRANSACTION = 250;

/**
 * Reads the rows of a call, and carries those that pass their checks out, in their order and some at a time. A row that is
 * refused keeps no other back.
 * @param check reads a row, whose product is known; throws why it is refused
 * @param make carries checked rows out in one transaction, and answers what came of each
 * @throws VALIDATION for too many rows
 */
export async function makeRows<Row extends NamedProduct, Checked>(
  database: Database,
  rows: readonly Row[],
  check: (row: Row, productId: number) => Promise<Checked>,
  make: (checked: readonly Checked[]) => Promise<EditOutcome[]>,
): Promise<ProductRowResult[]> {
  if (rows.length < 1 || rows.length > MOST_ROWS)
    throw fieldError('rows', catalogueMessages.rowCount({ most: MOST_ROWS }));
  const skus = rows.map(({ sku }) => sku).filter((sku) => typeof sku === 'string');
  const ids = await new ProductRepository(database.read).idsBySku(skus);
  const results: ProductRowResult[] = [];
  const good: { place: number; checked: Checked }[] = [];
  for (const [place, row] of rows.entries())
    try {
      good.push({ place, checked: await check(row, idOf(row, ids)) });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      results[place] = refused(place, error);
    }
  for (let from = 0; from < good.length; from += ROWS_OF_TRANSACTION) {
    const part = good.slice(from, from + ROWS_OF_TRANSACTION);
    const outcomes = await make(part.map(({ checked }) => checked));
    part.forEach(({ place }, at) => {
      results[place] = resultOf(place, outcomes[at] ?? notFound('product', 'productId'));
    });
  }
  return results;
}

function idOf({ sku, productId }: NamedProduct, ids: ReadonlyMap<string, number>): number {
  if (typeof sku === 'string') {
    const id = ids.get(sku);
    if (id === undefined) throw notFound('product', 'sku');
    return id;
  }
  if (productId === undefined || productId === null)
    throw fieldError('sku', catalogueMessages.rowProduct());
  return readRecordId(productId, 'product', 'productId');
}

const NOTHING = {
  ...{ productId: null, stockQuantity: null, version: null },
  ...{ code: null, field: null, message: null },
};

function resultOf(row: number, outcome: Product | ShopError): ProductRowResult {
  if (outcome instanceof ShopError) return refused(row, outcome);
  const { id: productId, stockQuantity, version } = outcome;
  return { ...NOTHING, row, productId, stockQuantity, version };
}

function refused(row: number, { code, message, fields = {} }: ShopError): ProductRowResult {
  return { ...NOTHING, row, code, message, field: Object.keys(fields)[0] ?? null };
}
