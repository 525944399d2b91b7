const WIDEST_RANGE = 1000;

/** The typed pin codes ('400601-400615, 421204'), sorted; undefined if a part is invalid. */
export function readPinCodes(text: string): string[] | undefined {
  const parts = text.split(/[,;\n]+|(?<=\d)\s+(?=[1-9]\d{5})/).map((part) => part.trim());
  const codes = parts.filter((part) => part !== '').map(codesOf);
  if (codes.includes(undefined)) return undefined;
  return [...new Set(codes.flatMap((each) => each ?? []))].sort();
}

function codesOf(part: string): string[] | undefined {
  const [, first, last = first] = /^([1-9]\d{5})(?:\s*[-–]\s*([1-9]\d{5}))?$/.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (!first || count < 1 || count > WIDEST_RANGE) return undefined;
  return Array.from({ length: count }, (_, step) => String(Number(first) + step));
}

/** Pin codes in the shortest form: '400601-400615, 421204'. */
export function listPinCodes(pinCodes: readonly string[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of pinCodes.map(Number).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`))
    .join(', ');
}
