import { expect, it } from 'vitest';

import { requestOfLink } from './request-of-link.rules';

it('is what stands in the link', () => {
  const link = new URLSearchParams({
    client_id: '7',
    redirect_uri: 'https://app.example/callback',
    response_type: 'code',
    scope: 'cart',
    code_challenge: 'abc',
    code_challenge_method: 'S256',
  });
  expect(requestOfLink(link)).toEqual({
    clientId: '7',
    redirectUri: 'https://app.example/callback',
    responseType: 'code',
    scope: 'cart',
    state: null,
    codeChallenge: 'abc',
    codeChallengeMethod: 'S256',
    resource: null,
  });
});

it('is nothing where nobody asks', () => {
  expect(requestOfLink(new URLSearchParams())).toBeUndefined();
  expect(requestOfLink(new URLSearchParams({ client_id: '7' }))).toBeUndefined();
});
