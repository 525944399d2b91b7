import { useEffect, useEffectEvent } from 'react';

import { keyReader } from './scan.rules';

type Listener = (code: string) => void;

/** The listeners for scans: only the last one is called, such as a dialog above the walk. */
const listeners: Listener[] = [];

/** Passes a scanned code to the screen. */
export const announceScan = (code: string): void => listeners.at(-1)?.(code);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

let read = keyReader();

function hear(event: KeyboardEvent): void {
  if (isField(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
  const code = read(event);
  if (code === undefined) return;
  // The scanner's Enter must not press the focused button.
  event.preventDefault();
  event.stopPropagation();
  announceScan(code);
}

/** Listens for codes from keyboard scanners, unless a field has the focus, and from the camera. */
export function useScanned(onScan: Listener): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    const listener = (code: string) => tell(code);
    if (listeners.length === 0) {
      read = keyReader();
      window.addEventListener('keydown', hear, true);
    }
    listeners.push(listener);
    return () => {
      listeners.splice(listeners.indexOf(listener), 1);
      if (listeners.length === 0) window.removeEventListener('keydown', hear, true);
    };
  }, []);
}
