import { hostOf, isRedirect, isRegistered, redirectTo } from './redirect.rules';

describe('where an app may be answered', () => {
  it.each([
    'https://app.example/callback',
    'https://app.example/callback?tenant=1',
    'http://localhost/callback',
    'http://127.0.0.1:33418/callback',
    'http://[::1]:5000/',
  ])('%s', (address) => {
    expect(isRedirect(address)).toBe(true);
  });

  it.each([
    'http://app.example/callback',
    'http://localhost.evil.example/',
    'https://app.example/callback#part',
    'https://somebody:secret@app.example/',
    'https://app.example\\@evil.example/',
    'https://app.example/\ncallback',
    'javascript:alert(1)',
    'data:text/html,x',
    'myapp://callback',
    '/callback',
    '',
    `https://app.example/${'x'.repeat(500)}`,
    7,
    null,
  ])('not %j', (address) => {
    expect(isRedirect(address)).toBe(false);
  });

  it.each([
    ['https://app.example/callback', true],
    ['https://app.example/callback/', false],
    ['https://app.example/callback?more=1', false],
    ['https://app.example:8443/callback', false],
    ['https://evil.example/callback', false],
    ['http://127.0.0.1/back', true],
    ['http://127.0.0.1:9/back', true],
    ['http://127.0.0.1:9/other', false],
    ['http://localhost:9/back', false],
    ['http://127.0.0.1:9@evil.example/back', false],
  ])('is one of those that it registered: %s is %s', (address, expected) => {
    const registered = ['https://app.example/callback', 'http://127.0.0.1:8000/back'];
    expect(isRegistered(address, registered)).toBe(expected);
  });

  it('is told the answer beside what stands there already', () => {
    expect(
      redirectTo('https://app.example/callback?tenant=1', { code: 'a&b', state: null, iss: 'x' }),
    ).toBe('https://app.example/callback?tenant=1&code=a%26b&iss=x');
    expect(hostOf('http://127.0.0.1:9/back')).toBe('127.0.0.1:9');
  });
});
