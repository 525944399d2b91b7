import { useLocation, type NavigateOptions } from 'react-router-dom';

/**
 * Hands the number of an order that was just placed or paid to the list of orders, which confirms it. It stands in the
 * entry of the browser's history, not in the address, which is the specified one: so it is there again after a reload
 * and after going back, and nowhere else.
 */
export const confirmingOrder = (orderId: string): NavigateOptions => ({
  state: { placedOrderId: orderId },
});

/** The order that this visit of the list confirms, where it confirms one. */
export function usePlacedOrderId(): string | undefined {
  const { state } = useLocation() as { state: unknown };
  if (typeof state !== 'object' || state === null || !('placedOrderId' in state)) return undefined;
  const { placedOrderId } = state;
  return typeof placedOrderId === 'string' ? placedOrderId : undefined;
}
