import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface OverlayEntry {
  isOverlay?: boolean;
}

/** Whether the current history entry belongs to an overlay. */
export const isOverlayEntry = (): boolean =>
  (window.history.state as OverlayEntry | null)?.isOverlay ?? false;

/**
 * Gives an overlay, such as a sheet or a menu, its own history entry: going back closes it and stays on the screen.
 * Closing it otherwise removes the entry again.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const closeNow = useEffectEvent(close);
  const wanted = useRef(isOpen);

  useEffect(() => {
    wanted.current = isOpen;
    if (!isOpen) return;
    const onBack = () => {
      if (!isOverlayEntry()) closeNow();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      wanted.current = false;
      window.removeEventListener('popstate', onBack);
      // Skipped if it is reopened at once, or if a link has navigated away.
      setTimeout(() => {
        if (!wanted.current && isOverlayEntry()) window.history.back();
      });
    };
  }, [isOpen]);

  useEffect(() => {
    // Choosing a filter in a sheet has changed the address below it.
    if (isOpen && !isOverlayEntry())
      window.history.pushState({ ...(window.history.state as object), isOverlay: true }, '');
  }, [isOpen, key]);
}
