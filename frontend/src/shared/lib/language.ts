import { i18n, type I18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';

export type Language = 'en' | 'hi' | 'mr';

/** The languages of the shop, each under the name that its readers know it by. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
};

/** Chosen in the header and kept in a cookie, so that the server writes it into the page; see the server's page.ts. */
const cookieName = 'language';
const oneYearSeconds = 31_536_000;

/** How numbers and days are written: Indian shops do so in Latin digits, whatever the language. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
};

/** English stands in the code itself and is there from the start; each other language is loaded by those who read it. */
type Catalogues = Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>;

/** Those of the site, and of the parts of it that were loaded. */
export const loaded = new Set<Catalogues>([
  { hi: () => import('../../i18n/hi'), mr: () => import('../../i18n/mr') },
]);

i18n.load('en', {});
i18n.activate('en', locales.en);

const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languageNames, text);

/** The language of these texts: those that the shop is shown in, unless others are named. */
export const language = (texts: I18n = i18n): Language =>
  isLanguage(texts.locale) ? texts.locale : 'en';

/** What `Intl` is told so that it writes as the shop does, in the language of these texts. */
export const locale = (texts?: I18n): string => locales[language(texts)];

/** What was chosen before; else Hindi or Marathi for a browser that wants it first of all. */
export function wantedLanguage(): Language {
  const [, chosen] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie) ?? [];
  if (isLanguage(chosen)) return chosen;
  const [first = ''] = navigator.languages;
  const [spoken] = first.toLowerCase().split('-');
  return isLanguage(spoken) ? spoken : 'en';
}

/** The language that was asked for last: it may not be shown yet. */
let asked: Language = 'en';

/** Loads the texts of a language; it can be shown from then on. */
export async function loadLanguage(wanted: Language): Promise<void> {
  asked = wanted;
  if (wanted === 'en') return;
  const parts = await Promise.all([...loaded].map((catalogues) => catalogues[wanted]()));
  for (const { messages } of parts) i18n.load(wanted, messages);
}

/** Adds the texts of a part of the site, in the language that was asked for, and in others once they are loaded. */
export async function addTexts(catalogues: Catalogues): Promise<void> {
  loaded.add(catalogues);
  await loadLanguage(asked);
}

/** What is rendered from now on is in this language, which was loaded. */
export function activateLanguage(wanted: Language): void {
  i18n.activate(wanted, locales[wanted]);
}

/** Shows the shop in a language that was loaded. */
export function showLanguage(wanted: Language): void {
  const root = document.documentElement;
  const lang = wanted === 'en' ? 'en-IN' : wanted;
  // The same one again would have the browser find the fonts of the whole page anew.
  if (root.lang !== lang) root.lang = lang;
  activateLanguage(wanted);
}

/** Keeps the choice for the next visit. */
export function keepLanguage(chosen: Language): void {
  document.cookie = `${cookieName}=${chosen}; max-age=${oneYearSeconds}; path=/; samesite=lax`;
}

/** The language that the shop is shown in, for what is rendered anew when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore((onChange) => i18n.on('change', onChange), language, language);
