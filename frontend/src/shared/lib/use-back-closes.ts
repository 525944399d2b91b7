import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

interface OverlayEntry {
  isOverlay?: boolean;
}

/** Whether the current history entry belongs to an overlay. */
export const isOverlayEntry = (): boolean =>
  (window.history.state as OverlayEntry | null)?.isOverlay ?? false;

let openCount = 0;
/** Whether the entry of a closed overlay is being removed: going back takes a moment, in which another may open. */
let isRemoving = false;

function pushEntry(): void {
  window.history.pushState({ ...(window.history.state as object), isOverlay: true }, '');
}

function removeEntry(): void {
  isRemoving = true;
  // After the listeners of overlays.
  window.addEventListener('popstate', () => setTimeout(() => (isRemoving = false)), { once: true });
  window.history.back();
}

/**
 * Gives an overlay, such as a sheet or a menu, its own history entry: going back closes it and stays on the screen.
 * Closing it otherwise removes the entry again. Overlays above each other share one.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    openCount++;
    const onBack = () => {
      if (isOverlayEntry()) return;
      if (isRemoving) pushEntry();
      else closeNow();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      openCount--;
      window.removeEventListener('popstate', onBack);
      // Skipped if it or another overlay opens at once, or if a link has navigated away.
      setTimeout(() => {
        if (openCount === 0 && isOverlayEntry()) removeEntry();
      });
    };
  }, [isOpen]);

  useEffect(() => {
    // Choosing a filter in a sheet has changed the address below it.
    if (isOpen && !isOverlayEntry()) pushEntry();
  }, [isOpen, key]);
}
