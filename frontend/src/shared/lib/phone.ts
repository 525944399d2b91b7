import { useMediaQuery } from './use-media-query';

let renderedForPhone = false;

/** Says for which width a page is rendered on the server, and hydrated by the browser. */
export function renderForPhone(isForPhone: boolean): void {
  renderedForPhone = isForPhone;
}

/** Whether the window is as narrow as a phone, kept up to date. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 768px)', () => renderedForPhone);
