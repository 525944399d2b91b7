import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

it('says that no e-mail is sent yet where a product is awaited and none is saved', async () => {
  localStorage.setItem('token', '7');
  const wishes = {
    ...{ __typename: 'Wishes', items: [], priceMails: true, canBeMailed: false },
    awaited: [aProduct({ stockQuantity: 0 })],
  };
  server.use(graphql.query('Wishes', () => HttpResponse.json({ data: { wishes } })));
  renderApp('/client/wishlist');
  expect(
    await screen.findByRole('heading', { name: 'We e-mail you when these are back' }),
  ).toBeVisible();
  expect(
    screen.getByText('We can e-mail you once your e-mail address is confirmed.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
});
