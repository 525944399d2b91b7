import fc from 'fast-check';
import { OwnSites, RequestOrigin, isCrossSite } from './cross-site.rules';

const sites: OwnSites = {
  allowed: new Set(['https://shop.example', 'https://friend.example']),
  overTls: false,
};
const post = (about: Partial<RequestOrigin>): RequestOrigin => ({
  method: 'POST',
  host: '10.0.0.5:4000',
  hasBearer: false,
  ...about,
});

describe('a request that changes something', () => {
  it.each<[string, Partial<RequestOrigin>]>([
    ['the shop itself', { origin: 'https://shop.example' }],
    ['an allowed site', { origin: 'https://friend.example', fetchSite: 'cross-site' }],
    ['the host that it is sent to', { origin: 'http://10.0.0.5:4000' }],
    ['a program, which says nothing', {}],
    ['a program with a token', { origin: 'https://evil.example', hasBearer: true }],
    [
      'the page itself, says the browser',
      { origin: 'http://seen.example', fetchSite: 'same-origin' },
    ],
    ['the address bar', { fetchSite: 'none' }],
  ])('comes in from %s', (_, about) => {
    expect(isCrossSite(post(about), sites)).toBe(false);
  });

  it.each<[string, Partial<RequestOrigin>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://10.0.0.5:4001' }],
    ['a site that begins like the shop', { origin: 'https://shop.example.evil.example' }],
    ['the shop without TLS', { origin: 'http://shop.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['nonsense', { origin: 'shop.example' }],
    ['another site, says the browser', { fetchSite: 'cross-site' }],
    ['a neighbour under the same domain', { fetchSite: 'same-site' }],
  ])('does not from %s', (_, about) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      expect(isCrossSite(post({ ...about, method }), sites)).toBe(true);
  });

  it('does not from the same host without TLS, where the shop has it', () => {
    const host = 'shop.example';
    const overTls = { ...sites, overTls: true };
    expect(isCrossSite(post({ host, origin: 'http://shop.example' }), overTls)).toBe(true);
    expect(isCrossSite(post({ host, origin: 'https://shop.example' }), overTls)).toBe(false);
  });

  it('never does from an origin that is neither allowed nor the host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.string(), (origin, fetchSite) => {
        const request = post({ origin, fetchSite });
        const isOwn = origin.includes('10.0.0.5:4000') || fetchSite === 'same-origin';
        return isOwn || isCrossSite(request, sites);
      }),
    );
  });
});

it('a request that only reads comes in from everywhere', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(isCrossSite(post({ method, origin: 'https://evil.example' }), sites)).toBe(false);
});
