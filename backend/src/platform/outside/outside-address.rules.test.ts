import { isOutside, leadsInside } from './outside-address.rules';

describe('isOutside', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    'is true of %s',
    (address) => {
      expect(isOutside(address, [])).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255'],
    ...['192.0.2.1', '198.18.0.1', '240.0.0.1', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ...[
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '2001:db8::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '::127.0.0.1',
      '::10.0.0.1',
      '5f00::1',
    ],
    ...['', 'localhost', '1.2.3'],
  ])('is false of "%s"', (address) => {
    expect(isOutside(address, [])).toBe(false);
  });

  it('is true in networks that are allowed, and in no other', () => {
    const allowed = ['127.0.0.0/8', 'fd12::/16', '10.0.0.7'];
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', 'fd12::5', '10.0.0.7'])
      expect(isOutside(address, allowed)).toBe(true);
    for (const address of ['10.0.0.8', 'fd13::5', '::1', '192.168.0.1'])
      expect(isOutside(address, allowed)).toBe(false);
  });
});

describe('what is sent without TLS', () => {
  it('stays in networks that are allowed', () => {
    const allowed = ['127.0.0.0/8'];
    expect(isOutside('127.0.0.1', allowed, 'http:')).toBe(true);
    expect(isOutside('93.184.216.34', allowed, 'http:')).toBe(false);
    expect(leadsInside(new URL('http://93.184.216.34/'), allowed)).toBe(true);
    expect(leadsInside(new URL('https://93.184.216.34/'), allowed)).toBe(false);
  });
});

describe('leadsInside', () => {
  it.each([
    ['https://10.0.0.1/push', true],
    ['https://[::1]:8443/', true],
    ['https://8.8.8.8/', false],
    ['https://[2606:4700:4700::1111]/', false],
    ['https://localhost/', false],
  ])('of %s is %s', (url, isInside) => {
    expect(leadsInside(new URL(url), [])).toBe(isInside);
  });

  it('is false in networks that are allowed', () => {
    expect(leadsInside(new URL('http://127.0.0.1:80/'), ['127.0.0.0/8'])).toBe(false);
  });
});
