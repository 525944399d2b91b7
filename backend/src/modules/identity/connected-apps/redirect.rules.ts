const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The longest address that is kept. */
export const LONGEST_REDIRECT = 500;

/**
 * Whether an app may be answered at an address: over TLS, or on the customer's own machine, where programs listen
 * without it.
 */
export function isRedirect(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > LONGEST_REDIRECT) return false;
  // What URL would quietly leave out or change must not be a second way to write an address.
  if (!/^[\x21-\x7e]+$/.test(address) || /[\\#]/.test(address) || !URL.canParse(address))
    return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  return url.protocol === 'https:' || isOwnMachine(url);
}

/**
 * Whether an address is one of those that an app registered: to the letter, but for the port on the customer's own machine,
 * which a program there learns when it starts to listen (RFC 8252).
 */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (!isRedirect(address)) return false;
  return registered.includes(address) || registered.map(withoutPort).includes(withoutPort(address));
}

/** An address with what the app is answered there. */
export function redirectTo(address: string, answer: Record<string, string | null>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The host that an address leads to, as a customer is told of it. */
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
