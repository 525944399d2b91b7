import { useRef, useState } from 'react';

import { useChangeCartItem } from '../api/use-change-cart-item';

/**
 * The quantity of a line while it is being changed. It shows what the shopper asked for at once and
 * sends one change at a time, always the latest: quick clicks neither get lost nor overtake each other.
 */
export function useLineQuantity(cartItemId: string, storedQuantity: number) {
  const { changeCartItem } = useChangeCartItem();
  const [wanted, setWanted] = useState<number>();
  const waiting = useRef<number>(undefined);
  const sending = useRef(false);

  const change = async (quantity: number) => {
    setWanted(quantity);
    waiting.current = quantity;
    if (sending.current) return;
    sending.current = true;
    while (waiting.current !== undefined) {
      const next = waiting.current;
      waiting.current = undefined;
      await changeCartItem(cartItemId, next);
    }
    sending.current = false;
    // What the server has answered is what is true, also where it refused.
    setWanted(undefined);
  };

  return { quantity: wanted ?? storedQuantity, change };
}
