/** The origin and target of a request according to its headers. */
export interface RequestOrigin {
  method: string;
  /** The Origin header: browsers send it with all state-changing requests, and pages cannot forge it. */
  origin?: string;
  /** The Sec-Fetch-Site header of newer browsers; pages cannot forge it either. */
  fetchSite?: string;
  /** The host and port of the request; behind a trusted proxy, those that the proxy reports. */
  host?: string;
  /** Whether the request has a bearer token: browsers never add one to requests of other sites. */
  hasBearer: boolean;
}

/** The origins allowed to send state-changing requests. */
export interface OwnSites {
  /** Origins such as https://shop.example: the shop's own, and those of CORS_ORIGINS. */
  allowed: ReadonlySet<string>;
  /** Whether the shop uses TLS: then a plain-HTTP page of the same host is not ours. */
  overTls: boolean;
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another site sends the request through the caller's browser, which would add the caller's cookies. A client
 * that sends neither header is not a browser, so its cookies are its own.
 */
export function isCrossSite(request: RequestOrigin, sites: OwnSites): boolean {
  const { method, origin, fetchSite, hasBearer } = request;
  if (READING.has(method) || hasBearer) return false;
  // Works even behind a proxy that hides the public host from the shop.
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
