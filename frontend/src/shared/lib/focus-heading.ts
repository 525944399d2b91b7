/** Moves the focus from a control that disappears to the heading of the screen, so that it does not get lost. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
