import type { Product } from '../products/product.entity';
import { changedFields, pick } from '../../../kernel/changed-fields.rules';
import type { BadRow, ImportBatch } from '../import/import-batches';
import type { CarriedOut, ImportPlan } from '../import/import-products.repository';
import { STORED_FIELDS } from '../products/product-fields.rules';
import { ImportRowState, ProductImportRow } from './product-import-row.entity';

export type NewImportRow = Omit<ProductImportRow, 'id' | 'importId'>;

const NOTHING = { productId: null, productName: null, beforeValues: {}, afterValues: {} };

/** A bad row in stored form. */
export function badRow({ line, problems }: BadRow): NewImportRow {
  const told = problems.slice(0, MAX_PROBLEMS).map(({ field, reason, reasonMessage }) => ({
    ...{ field, reasonMessage },
    reason: reason.slice(0, 300),
  }));
  return { ...NOTHING, line, state: ImportRowState.BAD, problems: told, code: null };
}

const MAX_PROBLEMS = 10;

/** The rows that added or changed products, in stored form. */
export function doneRows(
  { lineOf }: ImportBatch,
  { updates }: ImportPlan,
  { inserted }: CarriedOut,
): NewImportRow[] {
  const rowOf = (product: Pick<Product, 'id' | 'name' | 'sku'>, state: ImportRowState) => ({
    ...{ ...NOTHING, problems: [], code: null, state },
    line: lineOf.get(product.sku ?? '') ?? 0,
    productId: product.id,
    productName: product.name,
  });
  const changed = updates.map(({ before, changes }) => {
    const names = STORED_FIELDS.filter((name) => name in changes);
    return {
      ...rowOf(before, ImportRowState.UPDATED),
      beforeValues: pick<Product>(before, names),
      afterValues: pick<Product>(changes, names),
    };
  });
  return [...inserted.map((product) => rowOf(product, ImportRowState.INSERTED)), ...changed];
}

/**
 * The values that restore a product to its state before an import; undefined if somebody changed it since. Its stock is
 * restored by the difference: what was sold in between stays sold.
 */
export function setBack(
  product: Product,
  { beforeValues, afterValues }: Pick<ProductImportRow, 'beforeValues' | 'afterValues'>,
): Partial<Product> | undefined {
  const { stockQuantity: stockBefore, ...before } = revived(beforeValues);
  const { stockQuantity: stockAfter, ...after } = revived(afterValues);
  const names = Object.keys(after) as (keyof Product)[];
  if (changedFields<Product>(product, after, names)) return undefined;
  if (stockBefore === undefined || stockAfter === undefined) return before;
  const stockQuantity = product.stockQuantity + stockBefore - stockAfter;
  return stockQuantity < 0 ? undefined : { ...before, stockQuantity };
}

/** Parses instants, which are texts in JSON. */
function revived(values: Partial<Product>): Partial<Product> {
  const { visibleFrom, visibleUntil } = values;
  return {
    ...values,
    ...(visibleFrom && { visibleFrom: new Date(visibleFrom) }),
    ...(visibleUntil && { visibleUntil: new Date(visibleUntil) }),
  };
}
