import { i18n, type I18n } from '@lingui/core';

import { language } from './language';

/** Something with an English name, and optional names in Hindi and Marathi. */
export interface Named {
  name: string;
  nameHi?: string | null | undefined;
  nameMr?: string | null | undefined;
}

/** The name in the current language or that of the given texts; the English one as fallback. */
export const localName = ({ name, nameHi, nameMr }: Named, texts?: I18n): string =>
  ({ en: name, hi: nameHi, mr: nameMr })[language(texts)] || name;

/** A unit such as '500 g' in the current language or that of the given texts, like the server's `unitIn`. */
export function localUnit(unit: string, texts: I18n = i18n): string {
  if (language(texts) === 'en') return unit;
  const translated = unit.replace(/[a-z]+/gi, (word) => {
    const id = `unit.${word.toLowerCase()}`;
    return Object.hasOwn(texts.messages, id) ? texts._(id) : word;
  });
  return /[a-z]/i.test(translated) ? unit : translated;
}

/** A product with its name and unit in the current language. */
export const inShopLanguage = <T extends Named & { unit?: string | null | undefined }>(
  product: T,
): T => ({ ...product, name: localName(product), unit: product.unit && localUnit(product.unit) });

/** A product's name and unit as plain text. */
export const localProduct = (product: Named & { unit?: string | null | undefined }): string =>
  product.unit ? `${localName(product)} (${localUnit(product.unit)})` : localName(product);
