import { i18n, type I18n } from '@lingui/core';

import { language } from './language';

/** Something with a name in English, and perhaps one in Hindi and Marathi. */
export interface Named {
  name: string;
  nameHi?: string | null | undefined;
  nameMr?: string | null | undefined;
}

/** The name in the language of the shop, or of other texts; the English one where there is no other. */
export const localName = ({ name, nameHi, nameMr }: Named, texts?: I18n): string =>
  ({ en: name, hi: nameHi, mr: nameMr })[language(texts)] || name;

/** A unit such as '500 g' in the language of the shop, or of other texts, as the server's `unitIn` has it. */
export function localUnit(unit: string, texts: I18n = i18n): string {
  if (language(texts) === 'en') return unit;
  const translated = unit.replace(/[a-z]+/gi, (word) => {
    const id = `unit.${word.toLowerCase()}`;
    return Object.hasOwn(texts.messages, id) ? texts._(id) : word;
  });
  return /[a-z]/i.test(translated) ? unit : translated;
}

/** A product as the language of the shop names it. */
export const inShopLanguage = <T extends Named & { unit?: string | null | undefined }>(
  product: T,
): T => ({ ...product, name: localName(product), unit: product.unit && localUnit(product.unit) });

/** A product with its unit, where it is only text. */
export const localProduct = (product: Named & { unit?: string | null | undefined }): string =>
  product.unit ? `${localName(product)} (${localUnit(product.unit)})` : localName(product);
