/**
 * The other names of a product with one more, as they are stored; unchanged where it is among them, in capitals or not. What
 * separates names is no part of one.
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
