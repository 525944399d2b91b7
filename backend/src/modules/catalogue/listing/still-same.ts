import type { CatalogueModel } from './catalogue-model';
import type { ListedProduct } from '../products/listed-product';

/** The used parts of the model. */
type Known = Pick<CatalogueModel, 'get' | 'arrangement' | 'changes'>;

/**
 * Whether a product is unchanged, and no product changed its lists: the counts of its category depend on all of them.
 * Like `areUnchanged` for one product, but without an array around it: there may be a hundred thousand.
 */
export function isUnchanged(model: Known, product: ListedProduct): () => boolean {
  const { arrangement } = model;
  return () => model.arrangement === arrangement && model.get(product.id) === product;
}

/**
 * Whether these products are unchanged, and no product changed its lists: then a list of them, its counts and its
 * search results are the same. Compares them only if anything changed since: with many products, each comparison reads
 * memory that is otherwise not in the cache.
 * @param askedAt the count of changes before the list was read; if there were changes during that, the result is always
 *   false
 */
export function areUnchanged(
  model: Known,
  products: readonly ListedProduct[],
  askedAt: number,
): () => boolean {
  const { arrangement } = model;
  if (model.changes !== askedAt) return () => false;
  let lookedAt = askedAt;
  return () => {
    if (model.changes === lookedAt) return true;
    if (model.arrangement !== arrangement) return false;
    if (products.some((product) => model.get(product.id) !== product)) return false;
    lookedAt = model.changes;
    return true;
  };
}
