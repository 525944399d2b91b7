/** The length of the column. */
export const MAX_EVENT_JSON = 4000;

/** Characters kept of each text, and items of each list; the first size that fits is used. */
const SIZES = [
  [1000, 100],
  [250, 50],
  [60, 20],
  [20, 5],
] as const;

/**
 * Serialises a record as valid JSON that fits the column. If it is too long, texts are truncated with a note of their
 * length, then lists; if still too long, only a note is stored.
 */
export function eventJson(record: object | undefined): string | null {
  if (record === undefined) return null;
  const whole = JSON.stringify(record);
  if (whole.length <= MAX_EVENT_JSON) return whole;
  for (const [characters, items] of SIZES) {
    const shorter = JSON.stringify(shortened(JSON.parse(whole), characters, items));
    if (shorter.length <= MAX_EVENT_JSON) return shorter;
  }
  return JSON.stringify({ leftOut: `${whole.length} characters` });
}

function shortened(value: unknown, characters: number, items: number): unknown {
  if (typeof value === 'string') return shortText(value, characters);
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((each) => shortened(each, characters, items));
    return value.length > items ? [...kept, `… and ${value.length - items} more`] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, shortened(each, characters, items)]),
  );
}

function shortText(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters.slice(0, limit).join('')}… (${characters.length} characters)`;
}
