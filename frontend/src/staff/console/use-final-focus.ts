import { useEffect, useRef } from 'react';

/**
 * The element that gets the focus when a dialog has closed: by default the element that opened it or, if the dialog
 * navigated, the new heading.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const openedAt = useRef('');
  useEffect(() => {
    if (open) openedAt.current = window.location.href;
  }, [open]);
  return () =>
    window.location.href === openedAt.current ? null : document.querySelector('main h1');
}
