import { useEffect, useRef } from 'react';

import { useQuoteQuery, type QuoteInput, type QuoteQuery } from '../../../generated/graphql';

export type Quote = QuoteQuery['quote'];

/**
 * What the cart costs when it is paid in this way, and which coupons would help. It is asked for
 * anew with every other choice, and whenever `basket`, which stands for what is in the cart, changes.
 */
export function useQuote(input: QuoteInput, basket: string) {
  const { data, previousData, loading, error, refetch } = useQuoteQuery({
    variables: { input },
    fetchPolicy: 'network-only',
  });

  const quotedBasket = useRef(basket);
  useEffect(() => {
    if (quotedBasket.current === basket) return;
    quotedBasket.current = basket;
    // A quote that fails shows as such.
    refetch().catch(() => undefined);
  }, [basket, refetch]);

  return {
    /** The last one that was answered; `loading` tells that a newer one is on its way. */
    quote: (data ?? previousData)?.quote,
    loading,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
