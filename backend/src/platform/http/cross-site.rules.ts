/** What a request says of where it comes from, and where it goes to. */
export interface RequestOrigin {
  method: string;
  /** The Origin header: a browser sends it with all that may change something, and no page can change it. */
  origin?: string;
  /** The Sec-Fetch-Site header, in which newer browsers say it themselves; no page can change this one either. */
  fetchSite?: string;
  /** The host it was sent to, with the port; behind a trusted proxy, the one that the proxy names. */
  host?: string;
  /** Whether a program sends a token of its own: no browser adds that by itself to what another site sends. */
  hasBearer: boolean;
}

/** Where requests that change something may come from. */
export interface OwnSites {
  /** Origins such as https://shop.example: the shop's own, and those of CORS_ORIGINS. */
  allowed: ReadonlySet<string>;
  /** Whether the shop is reached over TLS: a page of the same host without it is none of ours. */
  overTls: boolean;
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another site sends a request through the caller's browser, which would add the caller's cookies to it. Who
 * sends neither header is no browser: cookies are its own then.
 */
export function isCrossSite(request: RequestOrigin, sites: OwnSites): boolean {
  const { method, origin, fetchSite, hasBearer } = request;
  if (READING.has(method) || hasBearer) return false;
  // Also behind a proxy that hides from the shop how it is called.
  if (fetchSite === 'same-origin') return false;
  if (origin !== undefined) return !isOwn(origin, request, sites);
  return fetchSite === 'cross-site' || fetchSite === 'same-site';
}

function isOwn(origin: string, { host }: RequestOrigin, { allowed, overTls }: OwnSites): boolean {
  if (allowed.has(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  return originHost === host.toLowerCase() && (protocol === 'https:' || !overTls);
}
