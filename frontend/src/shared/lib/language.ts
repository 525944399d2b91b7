import { i18n, type I18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';

export type Language = 'en' | 'hi' | 'mr';

/** The shop's languages, each with its own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
};

/** The cookie for the language chosen in the header; the server renders it into the page: see the server's page.ts. */
const cookieName = 'language';
const oneYearSeconds = 31_536_000;

/** The locales for numbers and days: Indian shops use Latin digits in every language. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
};

/** English is in the code itself; the other catalogues are loaded on demand. */
type Catalogues = Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>;

/** The catalogues of the site and of its loaded parts. */
export const loaded = new Set<Catalogues>([
  { hi: () => import('../../i18n/hi'), mr: () => import('../../i18n/mr') },
]);

i18n.load('en', {});
i18n.activate('en', locales.en);

const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languageNames, text);

/** The language of the given texts; by default the current one. */
export const language = (texts: I18n = i18n): Language =>
  isLanguage(texts.locale) ? texts.locale : 'en';

/** The `Intl` locale for the language of the given texts. */
export const locale = (texts?: I18n): string => locales[language(texts)];

/** The stored choice, else Hindi or Marathi if it is the browser's first language, else English. */
export function wantedLanguage(): Language {
  const [, chosen] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie) ?? [];
  if (isLanguage(chosen)) return chosen;
  const [first = ''] = navigator.languages;
  const [spoken] = first.toLowerCase().split('-');
  return isLanguage(spoken) ? spoken : 'en';
}

/** The language requested last, which may not be shown yet. */
let asked: Language = 'en';

/** Loads the texts of a language, so that it can be shown. */
export async function loadLanguage(wanted: Language): Promise<void> {
  asked = wanted;
  if (wanted === 'en') return;
  const parts = await Promise.all([...loaded].map((catalogues) => catalogues[wanted]()));
  for (const { messages } of parts) i18n.load(wanted, messages);
}

/** Adds the texts of a part of the site, in the requested language, and in others when they are loaded. */
export async function addTexts(catalogues: Catalogues): Promise<void> {
  loaded.add(catalogues);
  await loadLanguage(asked);
}

/** Sets the language of all further rendering; its texts must be loaded. */
export function activateLanguage(wanted: Language): void {
  i18n.activate(wanted, locales[wanted]);
}

/** Shows the shop in a language whose texts are loaded. */
export function showLanguage(wanted: Language): void {
  const root = document.documentElement;
  const lang = wanted === 'en' ? 'en-IN' : wanted;
  // Setting the same language again would make the browser match the fonts of the whole page again.
  if (root.lang !== lang) root.lang = lang;
  activateLanguage(wanted);
}

/** Stores the choice for the next visit. */
export function keepLanguage(chosen: Language): void {
  document.cookie = `${cookieName}=${chosen}; max-age=${oneYearSeconds}; path=/; samesite=lax`;
}

/** The current language; renders the component again when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore((onChange) => i18n.on('change', onChange), language, language);
