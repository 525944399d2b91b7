import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { CartDocument } from '../../../generated/cart/cart';
import { hearOfCartChanges } from '../../../lib/cart-news';

/** A cart that was not looked at for so long may have been changed elsewhere. */
const oldAfterMs = 30_000;

/** Keeps the cart as it is in other tabs, and looks at it again when one comes back to this one. Shows nothing. */
export function CartInTabs() {
  const client = useApolloClient();
  useEffect(() => {
    let hiddenSince = Date.now();
    const lookAgain = () =>
      void client.refetchQueries({ include: [CartDocument] }).catch(() => undefined);
    const noteVisibility = () => {
      if (document.hidden) hiddenSince = Date.now();
      else if (Date.now() - hiddenSince > oldAfterMs) lookAgain();
    };
    const stopHearing = hearOfCartChanges(lookAgain);
    document.addEventListener('visibilitychange', noteVisibility);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', noteVisibility);
    };
  }, [client]);
  return null;
}
