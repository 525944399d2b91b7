import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom';

import { isOverlayEntry } from './use-back-closes';

interface Options extends Omit<NavigateOptions, 'state'> {
  state?: unknown;
  /** Also leaves a screen that holds navigation, because its changes have just been saved. */
  force?: boolean;
}

type Navigate = (to: To, options?: Options) => void;

/** The entry in the browser's history of a page that keeps the scroll position of the page before. */
interface KeepsScroll {
  preventScrollReset?: boolean;
}

export const keepsScroll = (state: unknown): boolean =>
  (state as KeepsScroll | null)?.preventScrollReset ?? false;

const NavigationContext = createContext<Navigate>(() => {
  throw new Error('NavigationProvider is missing');
});

/**
 * Takes over a navigation, to go on with it later or never; false where it may go on. One that is forced goes on in any case.
 */
type Hold = (go: () => void, isForced: boolean) => boolean;

const holds = new Set<{ current: Hold }>();

/** Asks a component first whether the screen may be left. Back and closing the window are its own affair. */
export function useHoldNavigation(hold: Hold): void {
  const latest = useRef(hold);
  useLayoutEffect(() => {
    latest.current = hold;
  });
  useLayoutEffect(() => {
    holds.add(latest);
    return () => void holds.delete(latest);
  }, []);
}

let isUsed = false;

/** Whether somebody has typed or pressed something since they set off for the screen that comes. */
export const isUsedMeanwhile = (): boolean => isUsed;

/**
 * Gives every component one navigate function that stays the same: thousands of links are not rendered again when the
 * address changes. The current screen stays until the next one is loaded (a React transition), unless `flushSync` asks
 * for the change at once.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const routerNavigate = useRouterNavigate();
  const latest = useRef(routerNavigate);
  useLayoutEffect(() => {
    latest.current = routerNavigate;
  }, [routerNavigate]);
  useEffect(() => {
    const uses = ['input', 'keydown', 'pointerdown'];
    const note = () => void (isUsed = true);
    for (const type of uses) document.addEventListener(type, note, true);
    return () => uses.forEach((type) => document.removeEventListener(type, note, true));
  }, []);
  const navigate = useCallback<Navigate>((to, options = {}) => {
    const { flushSync: isImmediate, preventScrollReset, state, force = false, ...rest } = options;
    // React Router's declarative mode passes nothing but the state on.
    const entry = preventScrollReset ? { ...(state as object), preventScrollReset } : state;
    // Back from there leads to the screen, and not to what lay over it.
    const replace = rest.replace || isOverlayEntry();
    const go = () => void latest.current(to, { ...rest, replace, state: entry });
    const begin = () => {
      isUsed = false;
      if (isImmediate) flushSync(go);
      else startTransition(go);
    };
    const isHeld = [...holds].some(({ current: hold }) => hold(begin, force));
    if (force || !isHeld) begin();
  }, []);
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** Goes to another address of the shop. */
export const useNavigate = (): Navigate => useContext(NavigationContext);
