import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; updates when that changes.
 * @param onServer the value for rendering on the server, which cannot know it
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
