/** As long as the column is. */
export const MAX_AUDIT_JSON = 4000;

/** Letters that are left of each text, and items of each list: the first that fits is taken. */
const SIZES = [
  [1000, 100],
  [250, 50],
  [60, 20],
  [20, 5],
] as const;

/**
 * What a record was, as JSON that fits its column and can always be read. Where it is too long, its texts are cut and
 * say how long they were, then its lists; what is still too long only says so.
 */
export function auditJson(record: object | undefined): string | null {
  if (record === undefined) return null;
  const whole = JSON.stringify(record);
  if (whole.length <= MAX_AUDIT_JSON) return whole;
  for (const [letters, items] of SIZES) {
    const shorter = JSON.stringify(shortened(JSON.parse(whole), letters, items));
    if (shorter.length <= MAX_AUDIT_JSON) return shorter;
  }
  return JSON.stringify({ leftOut: `${whole.length} characters` });
}

function shortened(value: unknown, letters: number, items: number): unknown {
  if (typeof value === 'string') return shortText(value, letters);
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((each) => shortened(each, letters, items));
    return value.length > items ? [...kept, `… and ${value.length - items} more`] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, shortened(each, letters, items)]),
  );
}

function shortText(text: string, letters: number): string {
  const signs = [...text];
  if (signs.length <= letters) return text;
  return `${signs.slice(0, letters).join('')}… (${signs.length} characters)`;
}
