import {
  FILLERS,
  JOINERS,
  Measure,
  NUMBERS,
  PARTS,
  PARTS_BEFORE_UNITS,
  UNITS,
  Unit,
} from './list-words.rules';

/** The requested amount; in packs as sold if no measure was given. */
export interface WantedAmount {
  amount: number;
  measure: Measure | null;
}

/** A parsed entry of a list. */
export interface ListEntry {
  /** As written, without bullets. */
  text: string;
  /** The search text; empty for an entry with only an amount. */
  name: string;
  /** null if no amount was written: one is meant. */
  wanted: WantedAmount | null;
}

/** Longer entries are cut. */
const ENTRY = /^.{0,120}/su;
const MOST_OF_ANYTHING = 1_000_000;

/** Parses a list as people write it: '2 kg aloo, 1 l doodh', or one entry per line. */
export function readList(text: string): ListEntry[] {
  return partsOf(inPlainDigits(text)).flatMap(productsOf).map(readEntry);
}

const VULGAR: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };
const DEVANAGARI_ZERO = 0x0966;

/** Replaces Devanagari digits and fraction characters by what keyboards without them offer. */
function inPlainDigits(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[½¼¾]/g, (sign) => VULGAR[sign] ?? sign)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[×✕✖]/g, ' x ')
    .replace(/[⁄∕]/g, '/');
}

const NUMBER_WORD = [...NUMBERS.keys(), ...PARTS.keys(), ...PARTS_BEFORE_UNITS.keys()].join('|');
const JOINER_WORD = JOINERS.map((word) => word.replace('+', '\\+')).join('|');
/** 'aur' and 'and' separate two products only if the second has an amount: 'salt and pepper' is one. */
const JOINER = new RegExp(`\\s(?:${JOINER_WORD})\\s+(?=\\d|(?:${NUMBER_WORD})\\s)`, 'giu');
const BULLET = /^[\s\-–—*•·▪☐☑✓]*(?:\[[ x]?\]\s*)?(?:\d{1,2}[.)]\s+)?/iu;

function partsOf(text: string): string[] {
  return (
    text
      .split(/[\n\r;|।]+/u)
      // A comma within a number precedes three digits: 1,000 g.
      .flatMap((line) => line.split(/(?<!\d),|,(?!\d{3}(?!\d))/u))
      .flatMap((part) => part.split(JOINER))
      .map((part) => part.replace(BULLET, '').trim())
      .map((part) => ENTRY.exec(part)?.[0].trim() ?? '')
      .filter((part) => part !== '')
  );
}

/**
 * Separates products that follow each other without a comma, as dictated: each by its own weight or volume, always before
 * or always after its name. 'maggi 2 packets 70 g' is one.
 */
function productsOf(text: string): string[] {
  const words = wordsOf(text);
  const amounts = words.flatMap((_, at) => amountAt(words, at) ?? []).filter(isWeighed);
  const isBefore = amounts[0]?.from === 0;
  const isAfter = amounts.at(-1)?.to === words.length;
  if (amounts.length < 2 || isBefore === isAfter) return [text];
  const ends = amounts.map(({ from, to }) => (isBefore ? from : to));
  const starts = isBefore ? ends : [0, ...ends.slice(0, -1)];
  const parts = starts.map((start, index) => words.slice(start, starts[index + 1]));
  const hasNames = parts.every((part, index) => {
    const { from = 0, to = 0 } = amounts[index] ?? {};
    return part.length > to - from;
  });
  return hasNames ? parts.map((part) => part.map((word) => word.text).join(' ')) : [text];
}

/** A word of an entry, with its meaning as a number or a unit. */
interface Word {
  text: string;
  key: string;
}

function readEntry(text: string): ListEntry {
  const words = wordsOf(text);
  const amount = amountIn(words);
  if (!amount) return { text, name: nameOf(words), wanted: null };
  const rest = [...words.slice(0, amount.from), ...words.slice(amount.to)];
  const times = amountIn(rest, true);
  const name = nameOf(times ? [...rest.slice(0, times.from), ...rest.slice(times.to)] : rest);
  const sum = amount.value * (times?.value ?? 1);
  return { text, name, wanted: wantedOf(sum, amount.unit) };
}

function wantedOf(value: number, unit: Unit | null): WantedAmount | null {
  const amount = Math.min(value * (unit?.size ?? 1), MOST_OF_ANYTHING);
  if (!(amount > 0)) return null;
  // Grams and millilitres are whole; a third of a kilo is 333 g.
  return {
    amount: isWeighed({ unit }) ? Math.max(1, Math.round(amount)) : amount,
    measure: unit?.measure ?? null,
  };
}

function isWeighed({ unit }: Pick<FoundAmount, 'unit'>): boolean {
  return unit?.measure === 'g' || unit?.measure === 'ml';
}

const UNIT_WORD = [...UNITS.keys()].map((word) => word.replace('.', '\\.')).join('|');
/** 'aloo-2kg'; but 'omega-3' is a name. */
const HYPHEN = new RegExp(
  `(?<=[\\p{L}\\p{M}])-(?=[\\d./]+\\s*(?:${UNIT_WORD})(?![\\p{L}\\p{M}]))`,
  'giu',
);

/** Separates amounts from their units, and both from punctuation: '2kg' is two words. */
function wordsOf(text: string): Word[] {
  return text
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(HYPHEN, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L}|\p{M})(?=\d)/gu, '$1 ')
    .split(/[\s()[\]{}:=]+/u)
    .map((word) => word.replace(/^(?:[-–—,]|\.(?!\d))+|[-–—,.]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => ({ text: word, key: word.toLowerCase() }));
}

/** An amount among words, from one (inclusive) to another (exclusive). */
interface FoundAmount {
  from: number;
  to: number;
  value: number;
  unit: Unit | null;
}

/**
 * The amount of an entry: one with a unit before one without, a number at either end before one in the middle.
 * @param isTimes whether only a number with an x counts, as in '500 g x 2'
 */
function amountIn(words: readonly Word[], isTimes = false): FoundAmount | undefined {
  const found = words.flatMap((_, at) => amountAt(words, at) ?? []);
  if (isTimes) return found.find(({ from, to, unit }) => !unit && words.slice(from, to).some(isX));
  const isAtAnEnd = ({ from, to }: FoundAmount) => from === 0 || to === words.length;
  return found.find(({ unit }) => unit) ?? found.find(isAtAnEnd);
}

function amountAt(words: readonly Word[], at: number): FoundAmount | undefined {
  if (at > 0 && isX(words[at]) && isNumber(words[at + 1])) {
    const value = Number(words[at + 1]?.key);
    const isUnit = UNITS.has(words[at + 2]?.key ?? '');
    return isUnit ? undefined : { from: at, to: at + 2, value, unit: null };
  }
  if (at > 0 && isNumber(words[at - 1])) return undefined; // it started earlier
  const number = numberAt(words, at);
  if (!number) return undefined;
  const { value, length, isWord } = number;
  const unit = UNITS.get(words[at + length]?.key ?? '');
  if (unit) return { from: at, to: at + length + 1, value, unit };
  // A number word may be part of a name, unless an entry starts with it.
  if (isWord && (at > 0 || words.length === length)) return undefined;
  if (PARTS_BEFORE_UNITS.has(words[at]?.key ?? '')) return undefined;
  const x = isX(words[at + length]) && at + length + 1 < words.length ? 1 : 0;
  return { from: at, to: at + length + x, value, unit: null };
}

function numberAt(words: readonly Word[], at: number) {
  const { key = '' } = words[at] ?? {};
  const plain = plainNumber(key);
  if (plain !== undefined) {
    const fraction = /^\d+$/.test(key) ? fractionOf(words[at + 1]?.key ?? '') : undefined;
    return fraction === undefined
      ? { value: plain, length: 1, isWord: false }
      : { value: plain + fraction, length: 2, isWord: false };
  }
  const word = NUMBERS.get(key) ?? PARTS.get(key) ?? PARTS_BEFORE_UNITS.get(key);
  if (word !== undefined) return { value: word, length: 1, isWord: true };
  // 'a dozen', 'a kilo'
  const isOne = (key === 'a' || key === 'an') && UNITS.has(words[at + 1]?.key ?? '');
  return isOne ? { value: 1, length: 1, isWord: true } : undefined;
}

function plainNumber(key: string): number | undefined {
  if (/^\d{1,7}(\.\d{1,4})?$|^\.\d{1,4}$/.test(key)) return Number(key);
  return fractionOf(key);
}

function fractionOf(key: string): number | undefined {
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/.exec(key) ?? [];
  return under === undefined || Number(under) === 0 ? undefined : Number(over) / Number(under);
}

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && plainNumber(word.key) !== undefined;
}

function isX(word: Word | undefined): boolean {
  return word?.key === 'x' || word?.key === '*';
}

function nameOf(words: readonly Word[]): string {
  const from = words.findIndex(({ key }) => !FILLERS.has(key) && key !== 'x' && key !== '*');
  if (from < 0) return '';
  return words
    .slice(from)
    .map(({ text }) => text)
    .join(' ');
}
