import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date.
 * @param asDrawn what a page is drawn for on the server, which cannot know
 */
export function useMediaQuery(query: string, asDrawn: () => boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, asDrawn);
}
