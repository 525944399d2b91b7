/**
 * Converts rupees as typed by an admin to integer paise. Works on the digits: floating point would turn 1.15 into
 * 114.99. Returns undefined for an invalid amount.
 */
export function rupeesToPaise(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, rupees = '0', paise = ''] = match;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** Formats an amount for a form field: '389.50', and '28' without trailing zeros. */
export function paiseToRupees(paise: number): string {
  const rest = paise % 100;
  const rupees = String((paise - rest) / 100);
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}
