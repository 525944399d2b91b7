import { useEffect } from 'react';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';
const surroundings = 'tr,li,article,section,form,fieldset,dialog,[role],main';
/** A dialog that closes, and a screen that opens, say before what has the focus. */
const waitMs = 100;

/**
 * Where a control goes away or is disabled by its use, what is left around it has the focus: its row, its section, or the screen. Else
 * keyboards and screen readers would begin at the top of the page again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // Each with what it stood in. The one on the screen is where a dialog or a message that is gone came from.
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
    // A click beside all controls leaves the focus nowhere, as it should.
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

/** Whether it can still have the focus; where nothing had it, nothing is missing. */
const isUsable = (element: Element | undefined): boolean =>
  !element || (element.isConnected && !element.matches(':disabled'));

function withSurroundings(element: Element | null): Element[] {
  const all: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement)
    all.push(each);
  return all;
}

function focusOn(around: Element | null): void {
  // The heading stands for the whole screen, as where a screen opens.
  const element = (around?.matches('main') && around.querySelector('h1')) || around;
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(focusable)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
