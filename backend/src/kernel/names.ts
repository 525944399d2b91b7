import type { Language } from './language';
import { unitIn } from './unit-words';

/** A record with an English name and optional names in Hindi and Marathi. */
export interface Named {
  name: string;
  nameHi: string | null;
  nameMr: string | null;
}

/** The name in a language, with English as fallback. */
export function nameIn(language: Language, { name, nameHi, nameMr }: Named): string {
  return { en: name, hi: nameHi, mr: nameMr }[language] || name;
}

/** A product as named in texts for customers: 'Tomato, 1 kg'. */
export function productIn(language: Language, product: Named & { unit: string | null }): string {
  const name = nameIn(language, product);
  return product.unit ? `${name}, ${unitIn(language, product.unit)}` : name;
}
