import { trimTexts } from '../../../platform/validation/trim-texts';
import type { ProductInput } from './product.input';

/** A product as somebody writes it, not looked at yet. */
export type ProductValues = Partial<Record<keyof ProductInput, unknown>>;

/** Spaces around a text mean nothing, and an optional text that is empty is none. */
export function tidied(values: ProductValues): ProductValues {
  const tidy = trimTexts(values);
  for (const name of ['unit', 'aliases', 'sku', 'categorySlug'] as const)
    if (tidy[name] === '') tidy[name] = null;
  return tidy;
}

/** The fields that are given: what is left out stays as it is. */
export function withoutUndefined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
