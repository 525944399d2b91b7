/**
 * Changes attributes in the markup of a library, now and whenever it renders.
 * @param amend may run at any time, so it must lead to the same result each time
 */
export function keepAmended(root: HTMLElement, amend: (root: HTMLElement) => void): void {
  const attributeFilter = ['aria-label', 'aria-selected', 'class', 'href'];
  amend(root);
  new MutationObserver(() => amend(root)).observe(root, {
    ...{ attributeFilter, childList: true, subtree: true },
  });
}

/** Sets an attribute if it has another value: the observer reports every write. */
export function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
