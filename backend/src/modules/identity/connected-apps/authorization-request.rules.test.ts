import { assertWithin, readRequest, readScopes } from './authorization-request.rules';

const RESOURCE = 'https://shop.example/mcp/shop';
const REQUEST = {
  responseType: 'code',
  scope: 'orders:read',
  codeChallenge: 'a'.repeat(43),
  codeChallengeMethod: 'S256',
  resource: RESOURCE,
};

describe('what an app asks for', () => {
  it('is read', () => {
    expect(readRequest(REQUEST, RESOURCE)).toEqual({
      scopes: ['orders:read'],
      codeChallenge: REQUEST.codeChallenge,
    });
    expect(readRequest({ ...REQUEST, resource: null }, RESOURCE)).toBeDefined();
  });

  it.each([
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ responseType: null }, 'unsupported_response_type'],
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallengeMethod: null }, 'invalid_request'],
    [{ codeChallenge: null }, 'invalid_request'],
    [{ codeChallenge: 'too-short' }, 'invalid_request'],
    [{ resource: 'https://shop.example/mcp/admin' }, 'invalid_target'],
    [{ scope: 'everything' }, 'invalid_scope'],
  ])('%j is refused with %s', (changes, code) => {
    expect(() => readRequest({ ...REQUEST, ...changes }, RESOURCE)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('is everything where no scope is named, and nothing that the shop does not know', () => {
    expect(readScopes(null)).toEqual(['cart', 'orders:read', 'checkout']);
    expect(readScopes('')).toEqual(['cart', 'orders:read', 'checkout']);
    expect(readScopes('offline_access cart')).toEqual(['cart']);
  });

  it('never becomes more than was allowed', () => {
    expect(() => assertWithin('cart offline_access', ['cart'])).not.toThrow();
    expect(() => assertWithin(null, ['cart'])).not.toThrow();
    expect(() => assertWithin('cart orders:read', ['cart'])).toThrow(
      expect.objectContaining({ code: 'invalid_scope' }),
    );
  });
});
