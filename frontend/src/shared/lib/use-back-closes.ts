import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface OverlayEntry {
  isOverlay?: boolean;
}

/** Whether the entry of the browser's history is that of something that lies over its screen. */
export const isOverlayEntry = (): boolean =>
  (window.history.state as OverlayEntry | null)?.isOverlay ?? false;

/**
 * Gives what lies over a screen, such as a sheet or a menu, an entry of its own in the browser's history: going back
 * closes it and stays on the screen. Closed otherwise, it takes the entry away again.
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
      // Not where it is opened again at once, nor where a link has led on.
      setTimeout(() => {
        if (!wanted.current && isOverlayEntry()) window.history.back();
      });
    };
  }, [isOpen]);

  useEffect(() => {
    // A filter that is chosen in a sheet has led to another address below it.
    if (isOpen && !isOverlayEntry())
      window.history.pushState({ ...(window.history.state as object), isOverlay: true }, '');
  }, [isOpen, key]);
}
