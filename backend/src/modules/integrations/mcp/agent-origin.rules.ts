const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether agents in a page of this origin may send messages. The rule is stricter than that of the other endpoints, as
 * the protocol requires: the Host header counts for nothing, since a page can point a name of its own at the shop (DNS
 * rebinding), and a token does not help either. Programs send no origin.
 * @param host the host that the message was sent to, with the port
 */
export function mayCallAgents(
  origin: string | undefined,
  host: string,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin === undefined || allowed.has(origin)) return true;
  return isLoopback(origin) && isLoopback(`http://${host}`);
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);
}
