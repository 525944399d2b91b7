import type { CallerLanguage } from './language';

/** Request details of a caller besides their identity, for limits and for the caller's list of sessions. */
export interface CallerDetails {
  /** Network address; behind a trusted proxy, the one that the proxy reports. */
  address?: string;
  /** The User-Agent header as received. */
  userAgent?: string;
  /** The token of a browser used for an earlier login; see sessions/known-device. */
  deviceToken?: string;
  /** The language in which they see the site; absent where the request does not state one. */
  language?: CallerLanguage;
}
