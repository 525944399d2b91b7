import { useEffect, useState } from 'react';

/** The whole seconds until an instant; 0 after it. */
export function useSecondsUntil(instantMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instantMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(instantMs)), 250);
    return () => clearInterval(timer);
  }, [instantMs]);
  return seconds;
}

const secondsUntil = (instantMs: number) => Math.max(0, Math.ceil((instantMs - Date.now()) / 1000));
