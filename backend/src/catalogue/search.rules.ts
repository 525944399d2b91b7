/** A longer search is cut: nobody types more words, and each costs a comparison a product. */
const MAX_SEARCH_WORDS = 8;

/** The words of a search, as the search text of a product has them. */
export function searchWords(search: string | null | undefined): string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}

/**
 * The LIKE pattern of a text that holds the word, whatever signs are in it. Its escape sign is '!' and not
 * '\\', which MySQL and SQLite read differently.
 */
export function likePattern(word: string): string {
  return `%${word.replace(/[!%_]/g, '!$&')}%`;
}
