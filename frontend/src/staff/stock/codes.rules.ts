/** The possible lengths of barcodes. */
const lengths = [8, 12, 13, 14];

/** The barcodes that a scanned or typed code may mean: readers omit leading zeros, or add some. */
export function barcodesOf(code: string): string[] {
  if (!/^\d{6,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, '');
  return lengths
    .filter((length) => digits !== '' && digits.length <= length)
    .map((length) => digits.padStart(length, '0'));
}
