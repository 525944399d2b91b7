import { randomBytes } from 'node:crypto';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { OPTIONAL_FIELDS } from './product-fields.rules';
import { storedPictures } from './pictures/more-pictures.rules';
import type { ProductInput } from './product.input';

/** The values of a product; unvalidated. */
export type ProductValues = Partial<Record<keyof ProductInput, unknown>>;

/** Trims texts, and turns empty optional texts into none. */
export function tidied(values: ProductValues): ProductValues {
  const tidy = trimTexts(values);
  for (const name of OPTIONAL_FIELDS) if (tidy[name] === '') tidy[name] = null;
  return tidy;
}

/**
 * A generated SKU for a product without one, since imports identify products by SKU only. It resembles a SKU generated
 * by an import, but is random: two products may have the same name.
 */
export function madeSku(): string {
  return `N-${randomBytes(5).toString('hex')}`;
}

/** The given fields in stored form: omitted ones are unchanged, and so is an emptied SKU. */
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

/** The given fields: omitted ones are unchanged. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
