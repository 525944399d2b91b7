import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const serveWishes = (awaited: object) => {
  const wishes = {
    ...{ __typename: 'Wishes', items: [], priceMails: true, canBeMailed: false },
    awaited: [awaited],
  };
  server.use(graphql.query('Wishes', () => HttpResponse.json({ data: { wishes } })));
};

beforeEach(() => localStorage.setItem('token', '7'));

it('sells what is back before the e-mail is sent', async () => {
  serveWishes(aProduct({ name: 'Mango', stockQuantity: 3 }));
  renderApp('/client/wishlist');
  expect(await screen.findByRole('button', { name: 'ADD Mango' })).toBeVisible();
});

it('says that no e-mail is sent yet where a product is awaited and none is saved', async () => {
  serveWishes(aProduct({ stockQuantity: 0 }));
  renderApp('/client/wishlist');
  expect(
    await screen.findByRole('heading', { name: 'We e-mail you when these are back' }),
  ).toBeVisible();
  expect(
    screen.getByText('We can e-mail you once your e-mail address is confirmed.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
});
