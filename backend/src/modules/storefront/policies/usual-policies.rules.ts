import type { Language } from '../../../kernel/language';
import type { StoreConfig } from '../../../platform/config/config';
import { ENGLISH_POLICIES } from './defaults/en.rules';
import { HINDI_POLICIES } from './defaults/hi.rules';
import { MARATHI_POLICIES } from './defaults/mr.rules';
import type { PolicyTexts } from './defaults/policy-texts';
import type { PolicyName } from './policy-name.enum';

const TEXTS: Readonly<Record<Language, PolicyTexts>> = {
  en: ENGLISH_POLICIES,
  hi: HINDI_POLICIES,
  mr: MARATHI_POLICIES,
};

/** The default text of a policy: the shop's practice, with its name and address. */
export function usualPolicy(
  name: `${PolicyName}`,
  language: Language,
  { name: store, city, addressLines, supportPhone, supportEmail }: StoreConfig,
): string {
  const facts: Record<string, string> = {
    ...{ store, city, phone: supportPhone, email: supportEmail },
    address: addressLines.join(', '),
  };
  return TEXTS[language][name].replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '').trim();
}
