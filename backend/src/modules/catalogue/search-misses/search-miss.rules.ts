/** Longer texts are pasted: they are no names of products, and may be personal. */
export const MOST_MISS_CHARACTERS = 60;

/** A text with so many digits may contain the number of a phone, a card or a person. */
const TELLING_DIGITS = 7;

/**
 * The counted form of a search without results: in lower case, with single spaces. undefined for a text that cannot be
 * the name of a product, or may be personal.
 */
export function missTextOf(search: string): string | undefined {
  const text = search.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  if ([...text].length > MOST_MISS_CHARACTERS || !/\p{L}/u.test(text)) return undefined;
  return maybePersonal(text) ? undefined : text;
}

/** Whether it looks like an e-mail or UPI address, or has as many digits as the number of a phone or a card. */
function maybePersonal(text: string): boolean {
  const plain = text.normalize('NFKC');
  const digitCount = plain.match(/\p{Nd}/gu)?.length ?? 0;
  return plain.includes('@') || digitCount >= TELLING_DIGITS;
}
