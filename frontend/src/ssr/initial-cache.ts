import type { NormalizedCacheObject } from '@apollo/client';

import type { Language } from '../shared/lib/language';
import { nameOf, type Session } from '../shared/lib/session';

/** The session, language, path and device that a page is rendered for. */
export interface RenderedFor {
  /** The path and query of the URL. */
  path: string;
  language: Language;
  session: Session;
  /** Phone or wide layout. A window of another width renders again after hydration. */
  isPhone: boolean;
}

/** The data of a rendered page: Apollo's cache, and the time of rendering in milliseconds since 1970. */
export type InitialCache = RenderedFor & { at: number; cache: NormalizedCacheObject };

/** Older pages are rendered again: browsers and the service worker cache pages. */
const freshForMs = 60_000;

/** Removes the initial cache from the page, so that no personal data stays in its HTML. */
export function takeInitialCache(): InitialCache | undefined {
  const block = document.getElementById('initial-cache');
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as InitialCache) : undefined;
}

/** Whether a page matches what the browser would render: it may come from a cache, or from before a login. */
export function isFor(
  { at, ...initial }: InitialCache,
  { path, language, session }: Omit<RenderedFor, 'isPhone'>,
): boolean {
  const isFresh = Math.abs(Date.now() - at) < freshForMs || !navigator.onLine;
  const isSame = initial.path === path && initial.language === language;
  return isFresh && isSame && nameOf(initial.session) === nameOf(session);
}
