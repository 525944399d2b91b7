import fc from 'fast-check';
import { addressKey } from './address-key.rules';

describe('the key of a network address', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['::ffff:a00:7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('is that of the network, whichever host of it', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const network = addressKey(one);
        fc.pre(network.endsWith('::/64') && !other.includes('.'));
        const prefix = network.slice(0, -'::/64'.length);
        expect(addressKey(`${prefix}:1:2:3:4`)).toBe(network);
      }),
    );
  });

  it('of IPv4 is the same inside of IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => addressKey(`::ffff:${address}`) === addressKey(address)),
    );
  });

  it('is short enough to be stored, whatever comes', () => {
    fc.assert(fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (any) => addressKey(any).length <= 45));
  });
});
