import { useEffect, useState } from 'react';

/** Specified: the order quantities reset to 0 this long after the list has loaded. */
const resetAfterMs = 1_000;

interface OrderQuantities {
  byProductId: Record<string, number>;
  /** Counts the resets, so that an input also forgets the text typed in it. */
  resets: number;
}

/**
 * The number of pieces to add of each product in the list.
 * @param loadedList identifies the list on the screen; undefined while it is loading
 */
export function useOrderQuantities(loadedList: string | undefined) {
  const [quantities, setQuantities] = useState<OrderQuantities>({ byProductId: {}, resets: 0 });

  useEffect(() => {
    if (loadedList === undefined) return;
    const timer = setTimeout(() => {
      setQuantities(({ resets }) => ({ byProductId: {}, resets: resets + 1 }));
    }, resetAfterMs);
    return () => clearTimeout(timer);
  }, [loadedList]);

  const setQuantity = (productId: string, quantity: number) => {
    setQuantities(({ byProductId, resets }) => ({
      byProductId: { ...byProductId, [productId]: quantity },
      resets,
    }));
  };

  return {
    quantityOf: (productId: string) => quantities.byProductId[productId] ?? 0,
    setQuantity,
    resets: quantities.resets,
  };
}
