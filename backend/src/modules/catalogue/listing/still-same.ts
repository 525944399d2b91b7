import type { CatalogueModel } from './catalogue-model';
import type { ListedProduct } from '../products/listed-product';

/** What is asked of the model here. */
type Known = Pick<CatalogueModel, 'get' | 'arrangement' | 'changes'>;

/**
 * Whether a product stays as it is, and all others where they are: what is shown of its category counts those. As
 * `areUnchanged` of one, without a list around it: there may be a hundred thousand.
 */
export function isUnchanged(model: Known, product: ListedProduct): () => boolean {
  const { arrangement } = model;
  return () => model.arrangement === arrangement && model.get(product.id) === product;
}

/**
 * Whether these products stay as they are, and all others where they are: then a list of them, what is counted and what
 * is found are what they were. They are looked at only where anything has changed since: among many products each look
 * is a walk through memory that nothing else needs.
 * @param askedAt the count of changes before the list was asked for; where there were others meanwhile, nothing is known
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
