/** A path on this shop: neither `//host`, nor `/\\host`, which browsers read as one. */
const PATH = /^\/(?![/\\])\S*$/;
const HTTP_URL = /^https?:\/\/[^\s/\\]\S*$/i;
/** Labels of a domain name, or an IPv6 address in brackets, as the URL parser writes them. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.|$))+$|^\[[\da-f:.]+\]$/;
/** An arbitrary base for parsing paths. */
const BASE = 'http://shop.invalid';

/**
 * Whether a text is a picture's address: a path that starts with /, or an http(s) URL with a host. Excludes
 * javascript:, data: and the like, logins in URLs, and texts that only lenient browsers accept as URLs.
 */
export function isImageAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !(PATH.test(value) || HTTP_URL.test(value))) return false;
  if (!URL.canParse(value, BASE) || !isDecodable(value)) return false;
  const { hostname, username, password } = new URL(value, BASE);
  return HOST.test(hostname) && username === '' && password === '';
}

/** Whether every % starts an escaped character. */
function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}
