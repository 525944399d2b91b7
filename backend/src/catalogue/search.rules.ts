/** A longer search is cut: nobody types more words, and each costs a comparison a product. */
const MAX_SEARCH_WORDS = 8;

/** The words of a search, as the search text of a product has them. */
export function searchWords(search: string | null | undefined): string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}
