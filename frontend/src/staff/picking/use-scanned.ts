import { useEffect, useEffectEvent } from 'react';

import { keyReader } from './scan.rules';

type Listener = (code: string) => void;

/** Who wants to know what is scanned: the last one is told, such as a dialog above the walk. */
const listeners: Listener[] = [];

/** Tells the screen that a code was scanned. */
export const announceScan = (code: string): void => listeners.at(-1)?.(code);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

let read = keyReader();

function hear(event: KeyboardEvent): void {
  if (isField(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
  const code = read(event);
  if (code === undefined) return;
  // The button with the focus must not be pressed by the scanner's Enter.
  event.preventDefault();
  event.stopPropagation();
  announceScan(code);
}

/** Tells what a scanner reads that types like a keyboard, wherever the focus is but in a field, and what the camera sees. */
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
