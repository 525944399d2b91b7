import { useMediaQuery } from './use-media-query';

/** Whether the user prefers reduced motion. */
export const useReducedMotion = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: reduce)', () => false);
