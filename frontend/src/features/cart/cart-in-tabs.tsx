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

/** A cart that was not looked at for so long may have been changed elsewhere. */
const oldAfterMs = 30_000;

/**
 * Keeps the cart as it is in other tabs, and looks at it again when one comes back to this one. What waited for the
 * connection is sent once there is one, also after the page was closed. Shows nothing.
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
    // Not while the page is hydrated: it takes the browser a moment, and what is said until then is found.
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
 * What asks for the cart as it is now. One question is under way at a time, and none while an older one is: its answer
 * could come later and put back what was.
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
