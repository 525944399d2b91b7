const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Maximum length of a redirect URL. */
export const LONGEST_REDIRECT = 500;

/**
 * Whether a redirect URL is allowed: over TLS, or on the customer's own machine, where programs listen without it.
 */
export function isRedirect(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > LONGEST_REDIRECT) return false;
  // Characters that URL silently removes or changes must not allow a second spelling of an address.
  if (!/^[\x21-\x7e]+$/.test(address) || /[\\#]/.test(address) || !URL.canParse(address))
    return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  return url.protocol === 'https:' || isOwnMachine(url);
}

/**
 * Whether a redirect URL is registered: an exact match, except for the port on the customer's own machine, which a
 * program learns only when it starts to listen (RFC 8252).
 */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (!isRedirect(address)) return false;
  return registered.includes(address) || registered.map(withoutPort).includes(withoutPort(address));
}

/** A redirect URL with the response to the app. */
export function redirectTo(address: string, answer: Record<string, string | null>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The host of a URL, as shown to the customer. */
export const hostOf = (address: string): string => new URL(address).host;

function isOwnMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname);
}

function withoutPort(address: string): string {
  const url = new URL(address);
  return isOwnMachine(url)
    ? address.replace(/^(http:\/\/[^/?]*?)(:\d+)?(?=[/?]|$)/, '$1')
    : address;
}
