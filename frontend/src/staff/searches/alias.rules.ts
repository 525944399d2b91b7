/**
 * The aliases of a product with one more, as stored; unchanged if it is already included, ignoring case. Separators are
 * removed from the name.
 */
export function aliasesWith(aliases: string | null, text: string): string {
  const name = text.replace(/[;\s]+/g, ' ').trim();
  const known = (aliases ?? '')
    .split(';')
    .map((alias) => alias.trim())
    .filter(Boolean);
  const isKnown = known.some((alias) => alias.toLowerCase() === name.toLowerCase());
  return isKnown ? (aliases ?? '') : [...known, name].join(';');
}
