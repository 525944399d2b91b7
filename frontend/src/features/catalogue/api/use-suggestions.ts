import { useEffect, useState } from 'react';

import { useSuggestionsQuery } from '../../../generated/catalogue/shop';
import type { ProductFieldsFragment } from '../../../generated/graphql';

/** Nobody wants an answer to half a word that is being typed on. */
const pauseMs = 120;
const mostLetters = 100;
const none: readonly ProductFieldsFragment[] = [];

/**
 * What somebody who types this may mean. It is asked for after a short pause; a question that is
 * overtaken by the next one is cancelled, and its answer never shown.
 */
export function useSuggestions(typed: string) {
  const wanted = typed.trim().slice(0, mostLetters);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data, previousData } = useSuggestionsQuery({
    variables: { search: asked },
    skip: asked === '' || wanted === '',
  });
  if (wanted === '') return none;
  return (data ?? previousData)?.suggestions ?? none;
}
