/** The languages that the shop speaks to customers. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;

/** One of the languages of the shop, by its ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number];

/** How days and numbers are written: with Latin digits, as Indian shops do in every language. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
};

/** Whoever has not said otherwise is written to in this one. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** What a request says about the language of its caller. */
export interface CallerLanguage {
  code: Language;
  /** Whether the caller chose it on the site; else their browser asks for it, which is only a hint. */
  isChosen: boolean;
}

/** The headers that tell the language of a caller. */
export interface LanguageHeaders {
  cookie?: string;
  'accept-language'?: string;
}

/** The language that somebody chose in the header; see the site's language.ts. */
const CHOSEN = /(?:^|; ?)language=(en|hi|mr)(?:;|$)/;
/** What a browser asks for first of all. */
const ASKED_FOR_FIRST = /^\s*([a-z]{2,3})\b/i;

/**
 * The language of a caller: the one they chose; else the one that the site shows their browser. Programs that say
 * nothing have none.
 */
export function callerLanguage(headers: LanguageHeaders): CallerLanguage | undefined {
  const { cookie = '', 'accept-language': accepted = '' } = headers;
  const [, chosen] = CHOSEN.exec(cookie) ?? [];
  if (chosen !== undefined) return { code: asLanguage(chosen), isChosen: true };
  const [, asked] = ASKED_FOR_FIRST.exec(accepted) ?? [];
  return asked === undefined
    ? undefined
    : { code: asLanguage(asked.toLowerCase()), isChosen: false };
}

/** A code as one of the shop's languages: English where the shop does not speak it. */
export function asLanguage(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}
