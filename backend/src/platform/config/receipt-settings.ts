import { makeValidator } from 'envalid';

const GSTIN_SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** The tax number of a business in India, with its check digit. */
const gstin = makeValidator((value: string) => {
  if (!GSTIN_PATTERN.test(value) || value.at(-1) !== checkDigit(value.slice(0, -1)))
    throw new Error('expected a GSTIN of 15 letters and digits such as 27AAPFU0939F1ZV');
  return value;
});

/** The licence of a food business. */
const fssaiLicence = makeValidator((value: string) => {
  if (!/^\d{14}$/.test(value)) throw new Error('expected the 14 digits of an FSSAI licence');
  return value;
});

/** What the numbers of receipts begin with. */
const receiptPrefix = makeValidator((value: string) => {
  if (!/^[A-Z]{1,6}$/.test(value)) throw new Error('expected 1 to 6 capitals');
  return value;
});

export const receiptVariables = {
  STORE_GSTIN: gstin({
    desc: 'tax number (GSTIN) on the receipts',
    example: '27AAPFU0939F1ZV',
    default: undefined,
  }),
  STORE_FSSAI_LICENCE: fssaiLicence({
    desc: '14 digits of the food licence (FSSAI) on the receipts',
    example: '11520998000123',
    default: undefined,
  }),
  RECEIPT_PREFIX: receiptPrefix({
    desc: 'prefix of receipt numbers, 1 to 6 capitals',
    example: 'NKS',
    default: 'GRO',
  }),
};

/** Each sign counts by its value, every second one double; the digits of each in base 36 are added up. */
function checkDigit(signs: string): string | undefined {
  const sum = [...signs].reduce((total, sign, index) => {
    const product = GSTIN_SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return GSTIN_SIGNS[(36 - (sum % 36)) % 36];
}
