import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

import { keepsScroll } from '../../shared/lib/navigation';

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

/**
 * Going back restores the scroll position of each entry of the history, everything else begins at the top. The
 * browser's own restoration does not fit, since screens come after the address; React Router's needs its data router,
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
      // Whoever opens the page from elsewhere again is helped by the browser.
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
