import { changedFields, pick } from '../../../kernel/changed-fields.rules';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { pictureOf } from './pictures/illustration.rules';
import { readPictures } from './pictures/more-pictures.rules';
import { Product } from './product.entity';
import { PLAIN_FIELDS, PlainField, VERSIONED_FIELDS } from './product-fields.rules';
import type { ProductInput } from './product.input';
import { Message } from '../../../kernel/message';
import { catalogueMessages } from '../catalogue.messages';

/** The version of a product after a change: the next one, dated now, if a text, the price or the category changed. */
export function versionAfter(
  before: Product,
  change: Partial<Product>,
  now: Date,
): Pick<Product, 'version' | 'changedAt'> {
  return changedFields(before, change, VERSIONED_FIELDS)
    ? { version: before.version + 1, changedAt: now }
    : { version: before.version, changedAt: before.changedAt };
}

/** A product as edited, with its version. */
export type EditableProduct = Required<ProductInput> & { version: number };

/** A stored product as edited. */
export function editable(product: Product, categorySlug = ''): EditableProduct {
  const fields = pick(product, PLAIN_FIELDS) as Pick<Product, PlainField>;
  const imageUrl = pictureOf(product, categorySlug);
  const morePictures = readPictures(product.morePictures);
  return { ...fields, imageUrl, morePictures, categorySlug, version: product.version };
}

/**
 * Rejects a change that would undo somebody else's since the caller read the product: another version than expected, or
 * a stock that is not the current one (orders change it all the time, so calls of their own set it).
 * @throws CONFLICT with both sides in its details; VALIDATION for an impossible version
 */
export function assertUnchanged(
  current: EditableProduct,
  submitted: Partial<ProductInput>,
  expectedVersion: number | null | undefined,
): void {
  if (typeof expectedVersion === 'number' && expectedVersion < 1)
    throw fieldError('expectedVersion', catalogueMessages.version());
  const isOtherVersion = typeof expectedVersion === 'number' && expectedVersion !== current.version;
  const { stockQuantity } = submitted;
  const isOtherStock = stockQuantity !== undefined && stockQuantity !== current.stockQuantity;
  if (!isOtherVersion && !isOtherStock) return;
  const sent = { ...submitted, ...(isOtherVersion && { version: expectedVersion }) };
  throw isOtherVersion
    ? conflict('expectedVersion', catalogueMessages.productChanged(), current, sent)
    : conflict('stockQuantity', catalogueMessages.stockIs(current), current, sent);
}

/** A CONFLICT with the stored and the sent values, by the same names; its text is that of its field. */
export function conflict(
  field: string,
  message: Message,
  current: object,
  submitted: object,
): ShopError {
  return new ShopError('CONFLICT', message, { [field]: message }, undefined, {
    current,
    submitted,
  });
}
