/** An amount of money as a whole number of paise (1 rupee = 100 paise). Never a fraction. */
export type Paise = number;

/** The highest price of a product: ten lakh rupees. Keeps every sum far below 2^53. */
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

/** Converts paise to rupees with at most two decimals, as the REST contract requires. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** Formats paise for people in India: ₹1,23,456.50. */
export function formatPaise(paise: Paise): string {
  const sign = paise < 0 ? '-' : '';
  const rupees = Math.abs(paise) / 100;
  const { whole, withPaise } = RUPEES;
  return `${sign}₹${(Number.isInteger(rupees) ? whole : withPaise).format(rupees)}`;
}

/** Formats a number for people in India: 10,00,000. */
export function formatCount(count: number): string {
  return RUPEES.whole.format(count);
}

/** Created once: construction takes longer than formatting. */
const RUPEES = {
  whole: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }),
  withPaise: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** A percentage of an amount, rounded half up to the paisa. */
export function percentOf(amount: Paise, percent: number): Paise {
  return Math.floor((amount * percent + 50) / 100);
}

/** A sum multiplied by part/whole, rounded half up; exact even where the product exceeds 53 bits. */
export function proportionOf(sumPaise: Paise, part: number, whole: number): Paise {
  if (whole === 0) return 0;
  const twice = 2n * BigInt(sumPaise) * BigInt(part) + BigInt(whole);
  return Number(twice / (2n * BigInt(whole)));
}
