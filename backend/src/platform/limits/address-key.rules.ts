import { isIPv6 } from 'node:net';

/**
 * The key under which a network address is counted. A home or server with IPv6 has 2^64 addresses, so its /64 network
 * is counted; IPv4-mapped addresses count as IPv4.
 */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const [plain = ''] = address.split('%'); // the zone of a link-local address is local to this machine
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMappedIpv4)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = normal.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => parseInt(group, 16));
}
