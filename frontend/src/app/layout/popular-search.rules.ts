const SHOWN_COUNT = 6;

/** Shortens a product's name to a typical search: 'Alphonso Mango' for 'Alphonso Mango, Ratnagiri (Hapus)'. */
const searchOf = (name: string): string => name.split(/[,(]/, 1)[0]?.trim() ?? '';

/** Searches for the best-selling products, without duplicates. Searches of other customers are private. */
export const popularSearches = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(searchOf))].filter((search) => search !== '').slice(0, SHOWN_COUNT);
