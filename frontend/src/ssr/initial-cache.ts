import type { NormalizedCacheObject } from '@apollo/client';

import type { Language } from '../shared/lib/language';
import { nameOf, type Session } from '../shared/lib/session';

/** For whom and where a page is rendered. */
export interface RenderedFor {
  /** The path of the address and its query. */
  path: string;
  language: Language;
  session: Session;
  /** As narrow as a phone, or wide. A window of another width is rendered anew once it is hydrated. */
  isPhone: boolean;
}

/** What comes with a rendered page: Apollo's cache, and when the page was rendered, in milliseconds since 1970. */
export type InitialCache = RenderedFor & { at: number; cache: NormalizedCacheObject };

/** Older pages are rendered anew: browsers and the service worker keep them. */
const freshForMs = 60_000;

/** Takes the initial cache out of the page, so that what is somebody's own is not left lying in it. */
export function takeInitialCache(): InitialCache | undefined {
  const block = document.getElementById('initial-cache');
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as InitialCache) : undefined;
}

/** Whether a page is what the browser would render itself: it may come out of a cache, or from before a login. */
export function isFor(
  { at, ...initial }: InitialCache,
  { path, language, session }: Omit<RenderedFor, 'isPhone'>,
): boolean {
  const isFresh = Math.abs(Date.now() - at) < freshForMs || !navigator.onLine;
  const isSame = initial.path === path && initial.language === language;
  return isFresh && isSame && nameOf(initial.session) === nameOf(session);
}
