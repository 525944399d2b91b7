import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

beforeEach(() => localStorage.setItem('admin', '1'));

it.each([
  [0, /^No recovery code is left\. Make new ones/],
  [1, /^1 recovery code is left\. Make new ones/],
  [2, /^2 recovery codes are left\. Make new ones/],
  [3, /^3 recovery codes are left\.$/],
])('asks for new recovery codes before the last is used: %d', async (recoveryCodesLeft, text) => {
  const secondFactors = {
    __typename: 'SecondFactors',
    hasApp: true,
    recoveryCodesLeft,
    passkeys: [],
  };
  server.use(
    graphql.query('CurrentAdmin', () =>
      HttpResponse.json({ data: { currentAdmin: anAdmin({ hasTwoFactor: true }) } }),
    ),
    graphql.query('MySessions', () => HttpResponse.json({ data: { mySessions: [] } })),
    graphql.query('SecondFactors', () => HttpResponse.json({ data: { secondFactors } })),
  );
  renderApp('/admin/account');
  expect(await screen.findByText(text)).toBeVisible();
});
