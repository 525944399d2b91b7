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

/** The fields that are given, as they are stored: what is left out stays as it is. */
export function storedFields<Fields extends Partial<ProductInput>>({
  morePictures,
  ...fields
}: Fields) {
  return withoutUndefined({
    ...fields,
    morePictures: morePictures && storedPictures(morePictures),
  });
}

/** The fields that are given: what is left out stays as it is. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
