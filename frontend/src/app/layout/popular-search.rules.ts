const SHOWN_COUNT = 6;

/** A product's name as somebody would search for it: 'Alphonso Mango' of 'Alphonso Mango, Ratnagiri (Hapus)'. */
const searchOf = (name: string): string => name.split(/[,(]/, 1)[0]?.trim() ?? '';

/** Searches for what sells best, each once: what others typed is nobody's business. */
export const popularSearches = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(searchOf))].filter((search) => search !== '').slice(0, SHOWN_COUNT);
