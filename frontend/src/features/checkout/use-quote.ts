import { useEffect, useRef } from 'react';

import { useQuoteQuery } from '../../generated/checkout/quote';
import type { QuoteInput, QuoteQuery } from '../../generated/graphql';

export type Quote = QuoteQuery['quote'];

/**
 * What the cart costs when it is paid in this way, and which coupons would help. It is asked for
 * anew with every other choice, and whenever `contents`, which stands for what is in the cart, changes;
 * not at all while there is no cart.
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
    // The first one is asked for without this.
    if (before === contents || before === undefined || contents === undefined) return;
    // A quote that fails shows as such.
    refetch().catch(() => undefined);
  }, [contents, refetch]);

  return {
    /** The last one that was answered; `loading` tells that a newer one is on its way. */
    quote: contents === undefined ? undefined : (data ?? previousData)?.quote,
    loading,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
