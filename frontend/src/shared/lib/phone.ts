import { useMediaQuery } from './use-media-query';

let drawnForPhone = false;

/** Says for which width a page is drawn on the server, and taken up by the browser. */
export function drawForPhone(isForPhone: boolean): void {
  drawnForPhone = isForPhone;
}

/** Whether the window is as narrow as a phone, kept up to date. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 768px)', () => drawnForPhone);
