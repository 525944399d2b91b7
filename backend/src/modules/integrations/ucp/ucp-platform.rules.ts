/** The address for order messages in a platform's profile; undefined if it wants none. */
export function webhookUrlOf(profile: string): string | undefined {
  const order = at(at(at(parsed(profile), 'ucp'), 'capabilities'), 'dev.ucp.shopping.order');
  if (!Array.isArray(order)) return undefined;
  return order
    .map((capability: unknown) => at(at(capability, 'config'), 'webhook_url'))
    .find((url) => typeof url === 'string');
}

/** The profile that a platform names in the header UCP-Agent: the member of a dictionary of RFC 8941. */
export function profileUrlOf(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined;
  return /(?:^|,)[ \t]*profile="([^"\\]+)"/.exec(header)?.[1];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
