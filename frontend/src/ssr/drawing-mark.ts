import type { Language } from '../shared/lib/language';
import { nameOf, type Session } from '../shared/lib/session';

/** What a drawing of a page depends on, beside the answers that come with it. */
export interface DrawnFor {
  path: string;
  language: Language;
  session: Session;
}

/**
 * What the server writes beside its drawing, and the browser compares: only what it would draw itself is taken up. A
 * page may come out of a cache, under another address or after a login elsewhere.
 */
export const drawingMark = ({ path, language, session }: DrawnFor): string =>
  [path, language, nameOf(session)].join(' ');
