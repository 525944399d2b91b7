import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

import { CartDocument } from '../../generated/cart/cart';
import { subscribeToCartChanges } from '../../shared/lib/cart-sync';
import { useSession } from '../../shared/lib/session';
import { whenHydrated } from '../../shared/lib/when-hydrated';
import { useSendQuantity } from './internal/use-line-quantity';
import { intentsOf } from './internal/cart-intents';
import { cartAnswered, isCartShown } from './internal/change-cart';

/** A tab hidden for this long may show an outdated cart. */
const oldAfterMs = 30_000;

/**
 * Synchronises the cart with other tabs, and refetches it when the user returns to this tab. Sends changes that waited
 * for a connection, even after the page was closed. Renders nothing.
 */
export function CartInTabs() {
  useCartOfOtherTabs();
  useWaitingChanges();
  return null;
}

function useCartOfOtherTabs(): void {
  const client = useApolloClient();
  useEffect(() => {
    let hiddenSince = Date.now();
    const noteVisibility = () => {
      if (document.hidden) hiddenSince = Date.now();
      else if (Date.now() - hiddenSince > oldAfterMs) lookAgain();
    };
    const lookAgain = cartLooker(client);
    let stopHearing: (() => void) | undefined;
    // Not during hydration, because it takes the browser a moment; changes until then are still detected.
    const soon = setTimeout(
      () => (stopHearing = subscribeToCartChanges(() => whenHydrated(lookAgain))),
    );
    document.addEventListener('visibilitychange', noteVisibility);
    return () => {
      clearTimeout(soon);
      stopHearing?.();
      document.removeEventListener('visibilitychange', noteVisibility);
    };
  }, [client]);
}

/**
 * Returns a function that refetches the cart. Only one query runs at a time, and none while an older one runs: its late
 * response could restore the old cart.
 */
function cartLooker(client: ApolloClient): () => void {
  let looking = false;
  let heardMeanwhile = false;
  const goOn = async () => {
    while (heardMeanwhile) {
      await cartAnswered(client);
      heardMeanwhile = false;
      await client.query({ query: CartDocument, fetchPolicy: 'network-only' });
    }
  };
  return () => {
    heardMeanwhile = true;
    if (looking || !isCartShown(client)) return;
    looking = true;
    void goOn()
      .catch(() => undefined)
      .finally(() => (looking = false));
  };
}

function useWaitingChanges(): void {
  const intents = intentsOf(useApolloClient());
  const session = useSession();
  const send = useSendQuantity();
  const goOn = useEffectEvent(() => void intents.resume(send));
  useEffect(() => {
    const resume = () => goOn();
    const resumeWhenSeen = () => {
      if (!document.hidden) resume();
    };
    resume();
    window.addEventListener('online', resume);
    document.addEventListener('visibilitychange', resumeWhenSeen);
    return () => {
      window.removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', resumeWhenSeen);
    };
  }, [session]);
}
