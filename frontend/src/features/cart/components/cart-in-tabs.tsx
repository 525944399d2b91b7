import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

import { CartDocument } from '../../../generated/cart/cart';
import { hearOfCartChanges } from '../../../lib/cart-news';
import { useSession } from '../../../lib/session';
import { whenTakenUp } from '../../../lib/when-taken-up';
import { useSendQuantity } from '../api/use-line-quantity';
import { intentsOf } from '../cart-intents';

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
    const lookAgain = () => {
      if (client.getObservableQueries([CartDocument]).size === 0) return;
      // Not joined to a question that is on its way: its answer may be older than what was heard.
      const context = { queryDeduplication: false };
      void client
        .query({ query: CartDocument, fetchPolicy: 'network-only', context })
        .catch(() => undefined);
    };
    const noteVisibility = () => {
      if (document.hidden) hiddenSince = Date.now();
      else if (Date.now() - hiddenSince > oldAfterMs) lookAgain();
    };
    let stopHearing: (() => void) | undefined;
    // Not while the page is being taken up: it takes the browser a moment.
    const soon = setTimeout(() => (stopHearing = hearOfCartChanges(() => whenTakenUp(lookAgain))));
    document.addEventListener('visibilitychange', noteVisibility);
    return () => {
      clearTimeout(soon);
      stopHearing?.();
      document.removeEventListener('visibilitychange', noteVisibility);
    };
  }, [client]);
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
