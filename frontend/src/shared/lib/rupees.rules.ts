/**
 * Rupees as an admin types them, to integer paise. Works on the digits: a binary fraction would
 * turn 1.15 into 114.99. Answers undefined for what is not an amount of rupees and paise.
 */
export function rupeesToPaise(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, rupees = '0', paise = ''] = match;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** The amount as the form shows it: '389.50', and '28' without needless zeros. */
export function paiseToRupees(paise: number): string {
  const rest = paise % 100;
  const rupees = String((paise - rest) / 100);
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}
