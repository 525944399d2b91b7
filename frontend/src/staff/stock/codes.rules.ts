/** How many digits barcodes have. */
const lengths = [8, 12, 13, 14];

/** The barcodes that a scanned or typed code may mean: readers leave zeros out, or put some before. */
export function barcodesOf(code: string): string[] {
  if (!/^\d{6,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, '');
  return lengths
    .filter((length) => digits !== '' && digits.length <= length)
    .map((length) => digits.padStart(length, '0'));
}
