/** The possible GST rates of goods in India, in basis points (1/100 %), the lowest first. */
export const GST_RATES: readonly number[] = [0, 500, 1_200, 1_800, 2_800, 4_000];

/** Whether digits are an HSN code in the form of bills: 4, 6 or 8 digits. */
export function isHsn(digits: string): boolean {
  return /^\d{4}(?:\d{2}){0,2}$/.test(digits);
}
