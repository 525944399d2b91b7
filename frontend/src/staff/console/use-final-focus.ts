import { useEffect, useRef } from 'react';

/**
 * What has the focus when a dialog has closed: what opened it, which is the default, or, where the dialog led elsewhere, the
 * heading there.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const openedAt = useRef('');
  useEffect(() => {
    if (open) openedAt.current = window.location.href;
  }, [open]);
  return () =>
    window.location.href === openedAt.current ? null : document.querySelector('main h1');
}
