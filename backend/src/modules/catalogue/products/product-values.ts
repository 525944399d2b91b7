import { randomBytes } from 'node:crypto';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { OPTIONAL_FIELDS } from './product-fields.rules';
import { storedPictures } from './pictures/more-pictures.rules';
import type { ProductInput } from './product.input';

/** A product as somebody writes it, not looked at yet. */
export type ProductValues = Partial<Record<keyof ProductInput, unknown>>;

/** Spaces around a text mean nothing, and an optional text that is empty is none. */
export function tidied(values: ProductValues): ProductValues {
  const tidy = trimTexts(values);
  for (const name of OPTIONAL_FIELDS) if (tidy[name] === '') tidy[name] = null;
  return tidy;
}

/**
 * A number for a product that its shopkeeper gives none: an import finds a product again by its sku only. It looks like
 * the one that an import makes, but is of chance: two products may be called the same.
 */
export function madeSku(): string {
  return `N-${randomBytes(5).toString('hex')}`;
}

/** The fields that are given, as they are stored: what is left out stays as it is, and so does a sku that is emptied. */
export function storedFields<Fields extends Partial<ProductInput>>({
  morePictures,
  sku,
  ...fields
}: Fields) {
  return withoutUndefined({
    ...fields,
    sku: sku ?? undefined,
    morePictures: morePictures && storedPictures(morePictures),
  });
}

/** The fields that are given: what is left out stays as it is. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
