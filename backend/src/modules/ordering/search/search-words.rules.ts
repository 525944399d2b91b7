/** Longer words are cut; so are those that are searched for. */
export const LONGEST_WORD = 40;

/** Rows an order may have; names of more words are found by their first ones. */
const MOST_WORDS = 20;

/** Letters with their marks (Devanagari vowels are marks), and digits. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Fewer digits are the end of too many phone numbers. */
export const FEWEST_LAST_DIGITS = 4;

const WHOLE_PHONE = /^\d{10}$/;

/** What an order is found by. */
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

/** The words by which an order is found. */
export function searchWords(by: FoundBy): string[] {
  const phones = [by.customerPhone, by.recipientPhone ?? ''].flatMap(nameWords);
  const names = [by.customerName, by.recipientName ?? ''].flatMap(nameWords);
  const words = [...new Set([...phones, ...names])].slice(0, MOST_WORDS);
  return [...words, ...words.filter((word) => WHOLE_PHONE.test(word)).map(backwards)];
}

/** A phone number read from its end, so that an index finds its last digits; nobody types such a word. */
export function backwards(digits: string): string {
  return `<${[...digits].reverse().join('')}`;
}

/** One thing that a typed text asks for; all of them have to be there. */
export type SearchTerm =
  | { kind: 'word'; word: string }
  /** Digits: the number of an order, or the beginning or end of a phone number. */
  | { kind: 'digits'; digits: string }
  | { kind: 'number'; digits: string }
  /** The beginning or end of a phone number. */
  | { kind: 'phone'; digits: string };

/** What a typed text asks for: '#12' the order of that number, digits a number or phone, anything else names. */
export function searchTerms(text: string): SearchTerm[] {
  const [, number] = /^\s*#\s*(\d+)\s*$/.exec(text) ?? [];
  if (number !== undefined) return [{ kind: 'number', digits: number }];
  const digits = phoneDigits(text.trim());
  if (digits) return [{ kind: 'digits', digits }];
  return nameWords(text).map((word) =>
    /^\d+$/.test(word) ? { kind: 'digits', digits: word } : { kind: 'word', word },
  );
}
