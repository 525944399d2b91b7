import { useSyncExternalStore } from 'react';

const query = '(width < 768px)';

let drawnForPhone = false;

/** Says for which width a page is drawn on the server, and taken up by the browser. */
export function drawForPhone(isForPhone: boolean): void {
  drawnForPhone = isForPhone;
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const isPhone = (): boolean => window.matchMedia(query).matches;

/** Whether the window is as narrow as a phone, kept up to date. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, isPhone, () => drawnForPhone);
