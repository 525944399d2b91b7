import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Networks that are sent to although they are not a part of the internet, such as 10.1.0.0/16. */
export type AllowedNetworks = readonly string[];

/**
 * Whether an address belongs to somebody on the internet: anything else would reach into the operator's own network. Without
 * TLS nothing is sent there, since it could be read on its way.
 */
export function isOutside(address: string, allowed: AllowedNetworks, protocol = 'https:'): boolean {
  if (isIP(address) === 0) return false;
  // An IPv4 address in the form of IPv6 is what it stands for.
  const parsed = ipaddr.process(address);
  if (allowed.some((network) => contains(network, parsed))) return true;
  return protocol === 'https:' && parsed.range() === 'unicast';
}

/** Whether a URL names an address that nothing is sent to. Where its name leads is known when somebody connects to it. */
export function leadsInside({ hostname, protocol }: URL, allowed: AllowedNetworks): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isOutside(literal, allowed, protocol);
}

function contains(network: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const bits = isIP(network) === 4 ? 32 : 128;
  const range = ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${bits}`);
  return range[0].kind() === address.kind() && address.match(range as never);
}
