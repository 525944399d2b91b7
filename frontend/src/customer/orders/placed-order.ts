import { useLocation, type NavigateOptions } from 'react-router-dom';

/**
 * Passes the number of an order that was just placed or paid to the list of orders, which confirms it. The number is in
 * the history entry, not in the URL, which is specified: so it survives a reload and a back navigation, and appears
 * nowhere else.
 */
export const confirmingOrder = (orderId: string): NavigateOptions => ({
  state: { placedOrderId: orderId },
});

/** The order that this visit of the list confirms, if any. */
export function usePlacedOrderId(): string | undefined {
  const { state } = useLocation() as { state: unknown };
  if (typeof state !== 'object' || state === null || !('placedOrderId' in state)) return undefined;
  const { placedOrderId } = state;
  return typeof placedOrderId === 'string' ? placedOrderId : undefined;
}
