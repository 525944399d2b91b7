import { useEffect } from 'react';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';
const surroundings = 'tr,li,article,section,form,fieldset,dialog,[role],main';
/** A closing dialog, and a newly opened screen, set the focus themselves before this. */
const waitMs = 100;

/**
 * If a control disappears or is disabled by its own use, the focus moves to its remaining surroundings: its row, its
 * section, or the screen. Otherwise, keyboards and screen readers would start from the top of the page again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // Each element with its ancestors. `lastOnScreen` is where a closed dialog or message was opened from.
    let last: Element[] = [];
    let lastOnScreen: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const note = (element: Element | null) => {
      last = withSurroundings(element);
      if (element?.closest('main')) lastOnScreen = last;
    };
    const keep = () => {
      timer = undefined;
      if (document.activeElement !== document.body || isUsable(last[0])) return;
      const left = [...last, ...lastOnScreen].find(isUsable);
      if (left) focusOn(left.matches(focusable) ? left : left.closest(surroundings));
    };
    const onFocus = ({ target }: FocusEvent) => note(target as Element);
    // A click outside all controls removes the focus, as it should.
    const onPointer = ({ target }: PointerEvent) => note((target as Element).closest(focusable));
    const observer = new MutationObserver(() => {
      if (!isUsable(last[0])) timer ??= setTimeout(keep, waitMs);
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** Whether it can still have the focus; without a former focus there is nothing to restore. */
const isUsable = (element: Element | undefined): boolean =>
  !element || (element.isConnected && !element.matches(':disabled'));

function withSurroundings(element: Element | null): Element[] {
  const all: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement)
    all.push(each);
  return all;
}

function focusOn(around: Element | null): void {
  // The heading represents the whole screen, as when a screen opens.
  const element = (around?.matches('main') && around.querySelector('h1')) || around;
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(focusable)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
