import type { CallerLanguage } from './language';

/** What is known of a caller besides who they are: for limits, and for the list of one's own sessions. */
export interface CallerDetails {
  /** Network address; behind a proxy that is trusted, the one it names. */
  address?: string;
  /** What the browser or program says it is, as it came in. */
  userAgent?: string;
  /** What a browser that somebody has logged in with before brings along; see sessions/known-device. */
  deviceToken?: string;
  /** The language of the site as they see it; nothing where they do not say. */
  language?: CallerLanguage;
}
