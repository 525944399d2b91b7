import { useMediaQuery } from './use-media-query';

let renderedForPhone = false;

/** Sets whether a page is rendered on the server, and hydrated, for a phone's width. */
export function renderForPhone(isForPhone: boolean): void {
  renderedForPhone = isForPhone;
}

/** Whether the window is as narrow as a phone, kept up to date. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 768px)', () => renderedForPhone);
