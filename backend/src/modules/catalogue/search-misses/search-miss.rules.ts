/** Longer texts are pasted: they are no name of a product, and may tell of people. */
export const MOST_MISS_CHARACTERS = 60;

/** A text with so many digits may be the number of a phone, a card or a person. */
const TELLING_DIGITS = 7;

/**
 * A search as it is counted where it found nothing: in lower case, with single spaces. Nothing for a text that no product
 * could be called by, or that may tell of a person.
 */
export function missTextOf(search: string): string | undefined {
  const text = search.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  if ([...text].length > MOST_MISS_CHARACTERS || !/\p{L}/u.test(text)) return undefined;
  return maybePersonal(text) ? undefined : text;
}

/** Whether it looks like an e-mail or UPI address, or holds as many digits as the number of a phone or a card. */
function maybePersonal(text: string): boolean {
  const plain = text.normalize('NFKC');
  const digitCount = plain.match(/\p{Nd}/gu)?.length ?? 0;
  return plain.includes('@') || digitCount >= TELLING_DIGITS;
}
