import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { findCardData, isForCardData } from './card-data.rules';

/** Brand, prefixes and lengths of its numbers. */
const ISSUED: [string, string[], number][] = [
  ['Visa', ['4'], 16],
  ['Visa', ['4'], 19],
  ['Mastercard', ['51', '55', '2221', '2300', '2599', '2699', '2719', '2720'], 16],
  ['American Express', ['34', '37'], 15],
  ['Diners Club', ['300', '305', '36', '38'], 14],
  ['JCB', ['3528', '3589'], 16],
  ['RuPay', ['60', '6521', '81', '82', '508'], 16],
  ['Maestro', ['5018', '56', '6304', '6759'], 16],
  ['Maestro', ['6759'], 19],
];

const digitString = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** A number of a brand with the right check digit. */
const cardNumber = fc
  .constantFrom(...ISSUED)
  .chain(([, starts, length]) =>
    fc
      .constantFrom(...starts)
      .chain((start) =>
        digitString(length - 1 - start.length).map((rest) => withCheckDigit(start + rest)),
      ),
  );

function withCheckDigit(payload: string): string {
  const sum = [...payload].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return payload + ((10 - (sum % 10)) % 10);
}

const inFours = (digits: string, separator: string) =>
  (digits.match(/\d{1,4}/g) ?? []).join(separator);

describe('findCardData', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242\u00a04242\u00a04242\u00a04242',
    'paid with 4242 4242 4242 4242.',
    '{"cardNumber":"4242424242424242"}',
    '{"cardNumber":4242424242424242}',
    String.raw`{"body":"{\"cardNumber\":\"4242424242424242\"}"}`,
    String.raw`{"note":"number:\n4242424242424242\n"}`,
    'cardNumber=4242424242424242&name=x',
    '/graphql?variables=%7B%22cardNumber%22%3A%224242424242424242%22%7D',
    'pan_4242424242424242',
    '₹500 4242 4242 4242 4242 2027',
    'no.4242424242424242',
    '4222222222222',
    '3782 822463 10005',
    '3056 930902 5904',
    '6759 6498 2643 8453',
    '6069 8912 3456 7896',
  ])('finds the number in %s', (text) => {
    expect(findCardData(text)).toEqual([
      expect.stringMatching(/^a card number that ends in \d{4}$/),
    ]);
  });

  it('finds every card number, in plain text, JSON and groups of four', () => {
    fc.assert(
      fc.property(
        cardNumber,
        fc.constantFrom('', ' ', '-'),
        fc.constantFrom(
          (text: string) => text,
          (text: string) => `card ${text}, thanks`,
          (text: string) => JSON.stringify({ a: 1, number: text, b: [2] }),
          (text: string) => JSON.stringify({ body: JSON.stringify({ number: text }) }),
          (text: string) => `12 345 ${text} 2027 123`,
        ),
        (digits, separator, around) => {
          const written = separator ? inFours(digits, separator) : digits;
          expect(findCardData(around(written))).toContain(
            `a card number that ends in ${digits.slice(-4)}`,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('finds no number whose check digit is wrong', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (digits, more) => {
        const wrong = (Number(digits.at(-1)) + more) % 10;
        expect(findCardData(digits.slice(0, -1) + wrong)).toEqual([]);
      }),
    );
  });

  it('takes no hash, UUID, token, instant or barcode for a number', () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
    const sha256 = bytes.map((some) => createHash('sha256').update(some).digest('hex'));
    const token = fc.integer().map(() => randomBytes(32).toString('base64url'));
    const instant = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2032-12-31') });
    const ean13 = digitString(12).map(withEanCheckDigit);
    const harmless = fc.oneof(
      sha256,
      sha256.map((hash) => `sandbox_${hash.slice(0, 24)}`),
      fc.uuid(),
      token,
      instant.map((date) => date.toISOString()),
      instant.map((date) => date.toISOString().replace('T', ' ').replace('Z', '')),
      instant.map((date) => String(date.getTime())),
      ean13,
      ean13.map((code) => `Basmati Rice 5 kg ${code}`),
      fc.double({ min: 0, max: 1000, noNaN: true }).map(String),
      digitString(10).map((phone) => `+91 ${phone}`),
      fc.integer({ min: 0, max: 1_000_000_000_000 }).map(String),
    );
    fc.assert(
      fc.property(harmless, (text) => {
        expect(findCardData(text)).toEqual([]);
        expect(findCardData(JSON.stringify({ value: text }))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  it('takes a UUID of nothing but digits for none, either', () => {
    expect(findCardData('42424242-4242-4242-4242-424242424242')).toEqual([]);
    expect(findCardData('a4242424-4242-4242-8242-4242424242a2')).toEqual([]);
  });

  it.each([
    '"cvv":"123"',
    '"cvv": 1234',
    String.raw`\"cvv\":\"123\"`,
    'cvv=123&x',
    'CVC 123',
    'card_cvv: 123',
    'securityCode: "123"',
    '%22cvv%22%3A%22123%22',
  ])('finds the cvv in %s', (text) => {
    expect(findCardData(text)).toEqual(['a cvv']);
  });

  it.each([
    'cvv should be 3 or 4 digits',
    '{"cvv":"[redacted]"}',
    'cvv: 12',
    'cvv: 12345',
    'the cvv of order 123',
  ])('finds no cvv in %s', (text) => {
    expect(findCardData(text)).toEqual([]);
  });
});

function withEanCheckDigit(payload: string): string {
  const sum = [...payload].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
    0,
  );
  return payload + ((10 - (sum % 10)) % 10);
}

describe('isForCardData', () => {
  it.each(['cvv', 'cardCvv', 'CVC2', 'card_number', 'cardNumber', 'securityCode', 'pan'])(
    'names %s',
    (name) => expect(isForCardData(name)).toBe(true),
  );

  it.each([
    'cardLastFour',
    'cardBrand',
    'cardExpiryYear',
    'number',
    'lastNumber',
    'company',
    'pinCode',
  ])('lets %s be', (name) => expect(isForCardData(name)).toBe(false));
});
