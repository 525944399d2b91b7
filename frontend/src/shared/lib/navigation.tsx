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

/** The state of a history entry that keeps the scroll position of the page before. */
interface KeepsScroll {
  preventScrollReset?: boolean;
}

export const keepsScroll = (state: unknown): boolean =>
  (state as KeepsScroll | null)?.preventScrollReset ?? false;

const NavigationContext = createContext<Navigate>(() => {
  throw new Error('NavigationProvider is missing');
});

/**
 * Holds a navigation, to continue it later or never; returns false to let it continue. A forced navigation continues in
 * any case.
 */
type Hold = (go: () => void, isForced: boolean) => boolean;

const holds = new Set<{ current: Hold }>();

/** Registers a component that may hold navigations. It must handle the back button and closing the window itself. */
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

/** Whether the user has typed or clicked since the last navigation started. */
export const isUsedMeanwhile = (): boolean => isUsed;

/**
 * Provides one stable navigate function, so that thousands of links do not render again when the address changes. The
 * current screen stays until the next one is loaded (a React transition), unless `flushSync` requests an immediate
 * change.
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
    // React Router's declarative mode passes on only the state.
    const entry = preventScrollReset ? { ...(state as object), preventScrollReset } : state;
    // Going back from there must lead to the screen, and not to its overlay.
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

/** Returns the function that navigates to another address of the shop. */
export const useNavigate = (): Navigate => useContext(NavigationContext);
