import { useEffect, useEffectEvent } from 'react';

/**
 * Looks again every so many milliseconds, while the page is seen; never where there is no interval.
 * A look that fails is followed by the next one.
 */
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
