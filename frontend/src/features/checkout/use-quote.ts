import { useEffect, useRef } from 'react';

import { useQuoteQuery } from '../../generated/checkout/quote';
import type { QuoteInput, QuoteQuery } from '../../generated/graphql';

export type Quote = QuoteQuery['quote'];

/**
 * The bill of the cart for a choice, and suggested coupons. Refetched when the choice or `contents`, the key of the
 * cart's contents, changes; skipped without a cart.
 */
export function useQuote(input: QuoteInput, contents: string | undefined) {
  const { data, previousData, loading, error, refetch } = useQuoteQuery({
    variables: { input },
    fetchPolicy: 'network-only',
    skip: contents === undefined,
  });

  const quotedContents = useRef(contents);
  useEffect(() => {
    const before = quotedContents.current;
    quotedContents.current = contents;
    // The first quote needs no refetch.
    if (before === contents || before === undefined || contents === undefined) return;
    // The hook returns the error.
    refetch().catch(() => undefined);
  }, [contents, refetch]);

  return {
    /** The latest quote; while `loading`, a newer one is being fetched. */
    quote: contents === undefined ? undefined : (data ?? previousData)?.quote,
    loading,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
