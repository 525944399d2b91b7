import { useEffect, useEffectEvent } from 'react';

/** Refetches at an interval while the page is visible; never without an interval. Continues after failures. */
export function usePolling(look: () => Promise<unknown>, everyMs: number | undefined): void {
  const lookAgain = useEffectEvent(() => {
    if (!document.hidden) look().catch(() => undefined);
  });
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => lookAgain(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
