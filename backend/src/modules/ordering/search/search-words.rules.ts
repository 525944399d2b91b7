/** Longer words are cut, both stored and searched ones. */
export const LONGEST_WORD = 40;

/** Most rows of an order; longer names are found by their first words. */
const MOST_WORDS = 20;

/** Letters with their marks (Devanagari vowels are marks), and digits. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Fewer digits are the end of too many phone numbers. */
export const FEWEST_LAST_DIGITS = 4;

const WHOLE_PHONE = /^\d{10}$/;

/** The data by which an order is found. */
export interface FoundBy {
  customerName: string;
  customerPhone: string;
  recipientName?: string;
  recipientPhone?: string;
}

/** The words of a name in lower case and without accents, each once. */
export function nameWords(name: string): string[] {
  const folded = name.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  const words = (folded.match(WORD) ?? []).map((word) => [...word].slice(0, LONGEST_WORD).join(''));
  return [...new Set(words)];
}

/**
 * The digits of a phone number as it is stored: without spaces, the country and a leading 0. Null for a text with
 * anything else.
 */
export function phoneDigits(text: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/** The search words of an order. */
export function searchWords(by: FoundBy): string[] {
  const phones = [by.customerPhone, by.recipientPhone ?? ''].flatMap(nameWords);
  const names = [by.customerName, by.recipientName ?? ''].flatMap(nameWords);
  const words = [...new Set([...phones, ...names])].slice(0, MOST_WORDS);
  return [...words, ...words.filter((word) => WHOLE_PHONE.test(word)).map(backwards)];
}

/** A reversed phone number, so that an index finds its last digits; nobody types such a word. */
export function backwards(digits: string): string {
  return `<${[...digits].reverse().join('')}`;
}

/** One term of a typed text; all terms must match. */
export type SearchTerm =
  | { kind: 'word'; word: string }
  /** Digits: an order id, or the beginning or end of a phone number. */
  | { kind: 'digits'; digits: string }
  | { kind: 'number'; digits: string }
  /** The beginning or end of a phone number. */
  | { kind: 'phone'; digits: string };

/** Parses a typed text: '#12' is the order with that id, digits are an id or phone, anything else is a name. */
export function searchTerms(text: string): SearchTerm[] {
  const [, number] = /^\s*#\s*(\d+)\s*$/.exec(text) ?? [];
  if (number !== undefined) return [{ kind: 'number', digits: number }];
  const digits = phoneDigits(text.trim());
  if (digits) return [{ kind: 'digits', digits }];
  return nameWords(text).map((word) =>
    /^\d+$/.test(word) ? { kind: 'digits', digits: word } : { kind: 'word', word },
  );
}
