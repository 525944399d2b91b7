const WIDEST_RANGE = 1000;

/**
 * Reads a list of pin codes: '400601-400615, 421204' names sixteen.
 * @throws Error that says which part is wrong
 */
export function readPinCodes(list: string): ReadonlySet<string> {
  return new Set(list.split(',').flatMap((part) => pinCodesOf(part.trim())));
}

function pinCodesOf(part: string): string[] {
  const [, first = '', last = first] = /^([1-9]\d{5})(?:\s*-\s*([1-9]\d{5}))?$/.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (first === '' || count < 1 || count > WIDEST_RANGE)
    throw new Error(`'${part}' is no pin code such as 400601, nor a range such as 400601-400615`);
  return Array.from({ length: count }, (_, step) => String(Number(first) + step));
}

/** Formats pin codes for `readPinCodes`, sorted and as short as possible: '400601-400615,421204'. */
export function listPinCodes(pinCodes: Iterable<string>): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of [...new Set(pinCodes)].map(Number).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1 && range.last - range.first + 1 < WIDEST_RANGE) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
}
