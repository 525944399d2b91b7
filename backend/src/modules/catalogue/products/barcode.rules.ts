/** Whether digits are a GTIN (EAN-8, UPC-A, EAN-13 or GTIN-14), whose last digit is a checksum of the others. */
export function isBarcode(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
