import { useSuggestionsQuery } from '../../generated/catalogue/suggestions';
import type { ProductFieldsFragment } from '../../generated/graphql';

const maxCharacters = 100;
const none: readonly ProductFieldsFragment[] = [];

/**
 * The suggestions for a typed text. Every character sends a query, because the server responds faster than a debounce
 * would wait; a newer query cancels the previous one.
 */
export function useSuggestions(typed: string) {
  const search = typed.trim().slice(0, maxCharacters);
  const { data, previousData } = useSuggestionsQuery({
    variables: { search },
    skip: search === '',
  });
  if (search === '') return { suggestions: none, foundFor: '' };
  return {
    suggestions: (data ?? previousData)?.suggestions ?? none,
    /** The text that the suggestions match; empty while older ones are still shown. */
    foundFor: data ? search : '',
  };
}
