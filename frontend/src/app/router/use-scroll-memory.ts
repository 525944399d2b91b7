import { useCallback, useEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

const storageKey = 'grocessay:scroll';

type Positions = Record<string, number>;

/**
 * What a position on the page is remembered by. Every address that is opened by itself has the key 'default', and
 * must not be met at the height at which another one was left.
 */
const keyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

interface Step {
  location: Location;
  action: `${NavigationType}`;
  /** What changes is on the screen: it stays where it is. */
  keepsScroll?: boolean;
}

/**
 * Where each place of the history was left: going back comes to the height at which one was, everything else begins
 * at the top. The browser's own memory does not fit, since screens come after the address.
 */
export function useScrollMemory(location: Location) {
  const positions = useRef<Positions>(undefined);
  positions.current ??= readPositions();
  const here = useRef(location);
  const next = useRef<Omit<Step, 'location'>>({ action: 'POP' as NavigationType });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      const all = { ...positions.current, [keyOf(here.current)]: window.scrollY };
      sessionStorage.setItem(storageKey, JSON.stringify(all));
      // Whoever opens the page from elsewhere again is helped by the browser.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  /** Before the place changes. */
  const remember = useCallback(({ location: to, ...step }: Step) => {
    positions.current = { ...positions.current, [keyOf(here.current)]: window.scrollY };
    here.current = to;
    next.current = step;
  }, []);

  /** After its screen has been rendered. */
  const settle = useCallback(() => {
    const { action, keepsScroll } = next.current;
    if (keepsScroll) return;
    const left = positions.current?.[keyOf(here.current)];
    const { hash } = here.current;
    if (action === 'POP' && left !== undefined) window.scrollTo(0, left);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (action !== 'POP') window.scrollTo(0, 0);
  }, []);

  return { remember, settle };
}
