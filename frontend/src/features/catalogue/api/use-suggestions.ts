import { useSuggestionsQuery } from '../../../generated/catalogue/shop';
import type { ProductFieldsFragment } from '../../../generated/graphql';

const maxCharacters = 100;
const none: readonly ProductFieldsFragment[] = [];

/**
 * What somebody who types this may mean. It is requested with every character, since an answer takes the server less than
 * a pause would; a question that is overtaken by the next one is cancelled, and its answer never shown.
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
    /** What was typed for them; empty while those of before stay in sight. */
    foundFor: data ? search : '',
  };
}
