import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date.
 * @param onServer the answer with which the server, which cannot know, renders a page
 */
export function useMediaQuery(query: string, onServer: () => boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}
