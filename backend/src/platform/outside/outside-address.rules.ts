import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Private networks to which requests are allowed, such as 10.1.0.0/16. */
export type AllowedNetworks = readonly string[];

/**
 * Whether an address is on the public internet; anything else would reach into the operator's own network. Public
 * addresses require TLS, since plain HTTP could be intercepted.
 */
export function isOutside(address: string, allowed: AllowedNetworks, protocol = 'https:'): boolean {
  if (isIP(address) === 0) return false;
  // IPv4-mapped IPv6 addresses count as IPv4.
  const parsed = ipaddr.process(address);
  if (allowed.some((network) => contains(network, parsed))) return true;
  return protocol === 'https:' && parsed.range() === 'unicast' && !isUnassigned(parsed);
}

/** Public IPv6 addresses are in 2000::/3: outside of it are such as ::10.0.0.1, an IPv4 address written as IPv6. */
function isUnassigned(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.kind() === 'ipv6' && !contains('2000::/3', address);
}

/** Whether a URL contains a forbidden IP address. Host names are checked on connecting. */
export function leadsInside({ hostname, protocol }: URL, allowed: AllowedNetworks): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isOutside(literal, allowed, protocol);
}

function contains(network: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const bits = isIP(network) === 4 ? 32 : 128;
  const range = ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${bits}`);
  return range[0].kind() === address.kind() && address.match(range as never);
}
