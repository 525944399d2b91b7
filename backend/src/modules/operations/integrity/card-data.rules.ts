import { passesLuhn } from '../../ordering/index.rules';

/** Prefixes and possible lengths of the brands' numbers. */
const BRANDS: [RegExp, number[]][] = [
  [/^4/, [13, 16, 19]], // Visa
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]], // Mastercard
  [/^3[47]/, [15]], // American Express
  [/^3(0[0-5]|[689])/, [14, 15, 16, 17, 18, 19]], // Diners Club
  [/^35(2[89]|[3-8])/, [16, 17, 18, 19]], // JCB
  [/^(50|5[6-9]|6)/, [16, 17, 18, 19]], // Maestro, RuPay, Discover, UnionPay
  [/^8[12]/, [16]], // RuPay
];

/** How people and programs group the digits: not at all, in fours, or as printed on the card. */
const GROUPINGS = /^(\d{13,19}|(4 ){3}[1-4]|(4 ){4}[1-3]|4 6 [45])$/;

/**
 * Digits, grouped or not, that are not part of something longer. An adjacent letter or digit makes them a part of a
 * hash or token, a preceding point the end of a decimal fraction.
 */
const DIGIT_GROUPS = /(?<![0-9A-Za-z])(?<!\d\.)\d+(?:[ \u00a0-]\d+)*(?![0-9A-Za-z])/g;

/** cvv and its names on other cards, followed by three or four digits: "cvv":"123", cvv=123, CVC 123. */
const CVV_WITH_VALUE =
  /(?<![a-z0-9])(?:card_?)?(?:cvv|cvc|cvn|cid|security_?code)2?[^0-9a-z]{1,8}\d{3,4}(?![0-9a-z])/i;

/** Texts that require the slow check; most of the many records do not. */
const SUSPICIOUS = /(?:\d[ \u00a0-]?){13}|cv[cvn]|cid|code|%[2-7]/i;

const FORBIDDEN_COLUMN =
  /(^|_)(cvv|cvc|cvn|cid)2?($|_)|security_?code|card_?(number|no|cvv|cvc)$|^(pan|track_?data)$/i;

/**
 * The card data in a text that nobody may store: numbers, by their last four digits, and cvvs.
 * @returns an empty list if it contains none
 */
export function findCardData(text: string): string[] {
  if (!SUSPICIOUS.test(text)) return [];
  const plain = readable(text);
  const found = cardNumbersIn(plain).map(
    (digits) => `a card number that ends in ${digits.slice(-4)}`,
  );
  return CVV_WITH_VALUE.test(plain) ? [...found, 'a cvv'] : found;
}

/** Whether the name of a column says that it is for a card number or cvv. */
export function isForCardData(columnName: string): boolean {
  return FORBIDDEN_COLUMN.test(columnName.replace(/([a-z])([A-Z])/g, '$1_$2'));
}

/** Escape sequences in URLs and JSON end in letters and digits, which would hide the start of a number after them. */
function readable(text: string): string {
  const unescaped = text.includes('\\') ? text.replace(/\\[bfnrt]/g, ' ') : text;
  if (!unescaped.includes('%')) return unescaped;
  return unescaped.replace(/%([2-7][0-9A-F])/gi, (_sign, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

function cardNumbersIn(text: string): string[] {
  return [...text.matchAll(DIGIT_GROUPS)].flatMap(([run]) =>
    cardNumbersOf(run.split(/[ \u00a0-]/)),
  );
}

/** Other numbers may precede and follow the groups of a card. */
function cardNumbersOf(groups: string[]): string[] {
  const found: string[] = [];
  for (let first = 0; first < groups.length; first++)
    for (let end = first + 1; end <= Math.min(groups.length, first + 5); end++) {
      const part = groups.slice(first, end);
      if (isCardNumber(part)) found.push(part.join(''));
    }
  return found;
}

function isCardNumber(groups: string[]): boolean {
  const digits = groups.join('');
  const grouping = groups.length === 1 ? digits : groups.map(({ length }) => length).join(' ');
  return (
    GROUPINGS.test(grouping) &&
    BRANDS.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length)) &&
    passesLuhn(digits) &&
    !isBarcode(digits)
  );
}

/** EAN-13. Visa's numbers of 13 digits are no longer issued, and goods carry such codes. */
function isBarcode(digits: string): boolean {
  if (digits.length !== 13) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
