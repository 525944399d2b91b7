/** What the search field shows below itself, and what it remembers: one file, loaded once somebody searches. */
export { keepSearch } from './recent-searches';
export { SearchStarts } from './search-starts';
export { SearchSuggestions } from './search-suggestions';
