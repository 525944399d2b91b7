import { useEffect, useRef } from 'react';

import { useQuoteQuery } from '../../../generated/checkout/quote';
import type { QuoteInput, QuoteQuery } from '../../../generated/graphql';

export type Quote = QuoteQuery['quote'];

/**
 * What the cart costs when it is paid in this way, and which coupons would help. It is asked for
 * anew with every other choice, and whenever `basket`, which stands for what is in the cart, changes;
 * not at all while there is no basket.
 */
export function useQuote(input: QuoteInput, basket: string | undefined) {
  const { data, previousData, loading, error, refetch } = useQuoteQuery({
    variables: { input },
    fetchPolicy: 'network-only',
    skip: basket === undefined,
  });

  const quotedBasket = useRef(basket);
  useEffect(() => {
    const before = quotedBasket.current;
    quotedBasket.current = basket;
    // The first one is asked for without this.
    if (before === basket || before === undefined || basket === undefined) return;
    // A quote that fails shows as such.
    refetch().catch(() => undefined);
  }, [basket, refetch]);

  return {
    /** The last one that was answered; `loading` tells that a newer one is on its way. */
    quote: basket === undefined ? undefined : (data ?? previousData)?.quote,
    loading,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
