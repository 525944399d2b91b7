/** An amount of money as a whole number of paise (1 rupee = 100 paise). Never a fraction. */
export type Paise = number;

/** The dearest single product the shop takes: ten lakh rupees. Keeps every sum far inside 2^53. */
export const MAX_PRICE_PAISE: Paise = 100_000_000;

/**
 * Reads a rupee amount from outside (a REST body, a CSV cell) into paise without floating-point error.
 * @returns undefined where it is not an amount with at most two decimals
 */
export function rupeesToPaise(rupees: unknown): Paise | undefined {
  if (typeof rupees !== 'number' && typeof rupees !== 'string') return undefined;
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(rupees).trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Paise as a rupee number with at most two decimals: the form of the REST contract. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** Paise as people write it here: ₹1,23,456.50. */
export function formatPaise(paise: Paise): string {
  const sign = paise < 0 ? '-' : '';
  const rupees = Math.abs(paise) / 100;
  const { whole, withPaise } = RUPEES;
  return `${sign}₹${(Number.isInteger(rupees) ? whole : withPaise).format(rupees)}`;
}

/** A number as people write it here: 10,00,000. */
export function formatCount(count: number): string {
  return RUPEES.whole.format(count);
}

/** Made once: they take longer to make than to use. */
const RUPEES = {
  whole: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }),
  withPaise: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** A percentage of an amount, rounded half up to the paisa. */
export function percentOf(amount: Paise, percent: number): Paise {
  return Math.floor((amount * percent + 50) / 100);
}

/** So many of so many parts of a sum, half up; exact also where the product of the numbers leaves the 53 bits. */
export function proportionOf(sumPaise: Paise, part: number, whole: number): Paise {
  if (whole === 0) return 0;
  const twice = 2n * BigInt(sumPaise) * BigInt(part) + BigInt(whole);
  return Number(twice / (2n * BigInt(whole)));
}
