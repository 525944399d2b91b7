import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

import { keepsScroll } from '../../shared/lib/navigation';

const storageKey = 'grocessay:scroll';

type Positions = Record<string, number>;

/**
 * The key of a stored scroll position. Every address that is opened directly has the key 'default', and must not use
 * the position of another one.
 */
const keyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/**
 * Restores the scroll position of each history entry when going back; other navigations start at the top. The browser's
 * own restoration does not work, since screens load after the address changes; React Router's needs its data router,
 * which weighs 20 KiB more.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const action = useNavigationType();
  const positions = useRef<Positions>(undefined);
  const here = useRef(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const known = (positions.current ??= readPositions());
    const remember = () => (known[keyOf(here.current)] = window.scrollY);
    const save = () => {
      sessionStorage.setItem(storageKey, JSON.stringify(known));
      // The browser restores the position when the page is opened again from elsewhere.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = here.current === location;
    here.current = location;
    const { hash } = location;
    if (keepsScroll(location.state) && action !== 'POP') return;
    const left = (positions.current ??= readPositions())[keyOf(location)];
    if (action === 'POP' && left !== undefined) window.scrollTo(0, left);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (action !== 'POP' && !isFirst) window.scrollTo(0, 0);
  }, [location, action]);

  return null;
}
