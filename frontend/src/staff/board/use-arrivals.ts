import { useEffect, useEffectEvent, useState } from 'react';

import { noteArrivals, type Arrivals, type BoardOrder } from './board.rules';
import { playChime } from './chime';

/** How long an order is marked as new. */
const freshMs = 60_000;

/** The numbers of the orders that arrived in the last minute; `withSound` plays a sound for each arrival. */
export function useArrivals(
  orders: readonly BoardOrder[] | undefined,
  withSound: boolean,
): readonly string[] {
  const [arrivals, setArrivals] = useState<Arrivals>();
  const [seen, setSeen] = useState<readonly BoardOrder[]>();
  if (orders && orders !== seen) {
    setSeen(orders);
    setArrivals(noteArrivals(arrivals, orders));
  }
  const fresh = arrivals?.fresh ?? none;
  const ring = useEffectEvent(() => {
    if (withSound) playChime();
  });
  const newest = fresh.at(-1);
  useEffect(() => {
    if (newest !== undefined) ring();
  }, [newest]);
  useEffect(() => {
    if (fresh.length === 0) return;
    const forget = () => setArrivals((known) => known && { ...known, fresh: none });
    const timer = setTimeout(forget, freshMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

const none: readonly string[] = [];
