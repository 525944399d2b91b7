import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { useReducedMotion } from '../../lib/use-reduced-motion';

const showsEachForMs = 5000;

/** The current slide, and its changes by timer, keys and buttons. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  const playing = !stopped && !reducedMotion;
  const advancing = playing && !hovered && !focused;

  const step = (by: number) => setCurrent((shown) => (shown + by + count) % count);

  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), showsEachForMs);
    return () => clearTimeout(timer);
  }, [advancing, current, count]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return {
    current,
    show: setCurrent,
    step,
    /** Advances by itself, except while hovered or focused. */
    playing,
    advancing,
    /** With reduced motion it never advances by itself, so there is nothing to pause. */
    canPlay: !reducedMotion,
    togglePlaying: () => setStopped(!stopped),
    handlers: {
      onKeyDown,
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
