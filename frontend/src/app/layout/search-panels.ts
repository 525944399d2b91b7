/** The panels below the search field, and the stored searches: one file, loaded when somebody searches. */
export { keepSearch } from './recent-searches';
export { SearchStarts } from './search-starts';
export { SearchSuggestions } from './search-suggestions';
