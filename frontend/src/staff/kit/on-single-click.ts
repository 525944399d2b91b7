import type { MouseEvent } from 'react';

/** Longer than from tap to tap of a double tap, and too short to look at what came in the place of a button. */
const DOUBLE_TAP_MS = 400;

let lastTapMs = -Infinity;

/**
 * Has a button do nothing on the second click of a double click: that one is about what stood there at the first click,
 * and the next step of an order, or another order or product, may stand there by now.
 */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  const { detail, nativeEvent, timeStamp } = event;
  // Phones count each tap as the first one.
  const isTap = (nativeEvent as PointerEvent).pointerType === 'touch';
  const isSecondTap = isTap && timeStamp - lastTapMs < DOUBLE_TAP_MS;
  if (isTap) lastTapMs = timeStamp;
  if (detail <= 1 && !isSecondTap) act();
};
