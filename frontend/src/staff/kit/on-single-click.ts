import type { MouseEvent } from 'react';

/** Longer than the interval of a double tap, and too short to notice a button's replacement. */
const DOUBLE_TAP_MS = 400;

let lastTapMs = -Infinity;

/**
 * Makes a button ignore the second click of a double click: the user meant the button at the first click, which may now
 * be the next step of an order, or belong to another order or product.
 */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  const { detail, nativeEvent, timeStamp } = event;
  // Phones report each tap as the first click.
  const isTap = (nativeEvent as PointerEvent).pointerType === 'touch';
  const isSecondTap = isTap && timeStamp - lastTapMs < DOUBLE_TAP_MS;
  if (isTap) lastTapMs = timeStamp;
  if (detail <= 1 && !isSecondTap) act();
};
