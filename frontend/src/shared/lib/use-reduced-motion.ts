import { useMediaQuery } from './use-media-query';

/** Whether the user has asked the system for less motion. */
export const useReducedMotion = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: reduce)', () => false);
