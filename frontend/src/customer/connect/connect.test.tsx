import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { type MockInstance, beforeEach, describe, expect, it, vi } from 'vitest';

import { shopWindow } from '../../shared/lib/shop-window';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

let leaveFor: MockInstance<typeof shopWindow.leaveFor>;

const LINK = `/client/account?${new URLSearchParams({
  client_id: '7',
  redirect_uri: 'https://app.example/callback',
  response_type: 'code',
  state: 'x',
})}`;

/** Serves a request of an app, and records the answers. */
function serveRequest(changes: object = {}) {
  const answers: unknown[] = [];
  server.use(
    graphql.query('AppRequest', () => {
      const appRequest = {
        __typename: 'AppRequest',
        ...{ name: 'Kitchen helper', host: 'app.example', scopes: ['CART', 'READ_ORDERS'] },
        ...{ refusedTo: null, ...changes },
      };
      return HttpResponse.json({ data: { appRequest } });
    }),
    graphql.mutation('AnswerAppRequest', ({ variables }) => {
      answers.push(variables['input']);
      return HttpResponse.json({ data: { answerAppRequest: 'https://app.example/answered' } });
    }),
  );
  return answers;
}

beforeEach(() => {
  localStorage.setItem('token', '7');
  leaveFor = vi.spyOn(shopWindow, 'leaveFor').mockReturnValue();
});

describe('/client/account of an app that asks', () => {
  it.each([
    ['Allow', true],
    ['Do not allow', false],
  ])('says who asks for what, and goes back with the answer: %s', async (name, isAllowed) => {
    const answers = serveRequest();
    const { user } = renderApp(LINK);
    expect(
      await screen.findByText('Kitchen helper wants to work with your account.'),
    ).toBeVisible();
    expect(screen.getByText(/^Your answer goes to app\.example\./)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'See your cart, add to it, change it and take things out of it',
        'See your orders: what you bought, when, what it cost and how far it is',
      ]),
    );
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://app.example/answered'));
    expect(answers).toEqual([
      expect.objectContaining({ clientId: '7', state: 'x', resource: null, isAllowed }),
    ]);
  });

  it('goes back by a click where the app asks for what there is not', async () => {
    serveRequest({ refusedTo: 'https://app.example/refused', scopes: [] });
    const { user } = renderApp(LINK);
    const back = await screen.findByRole('button', { name: 'Back to the app' });
    expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
    await user.click(back);
    expect(leaveFor).toHaveBeenCalledWith('https://app.example/refused');
  });

  it.each(['127.0.0.1:5000', 'localhost', '[::1]:80'])(
    'says that an app is on this device: %s',
    async (host) => {
      serveRequest({ host });
      renderApp(LINK);
      expect(
        await screen.findByText(/^Your answer goes to a program on this device/),
      ).toBeVisible();
    },
  );

  it('goes nowhere for an app that the shop does not know', async () => {
    const message = 'The shop does not know this app';
    server.use(graphql.query('AppRequest', () => failure({ code: 'VALIDATION', message })));
    renderApp(LINK);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('says so where an answer fails', async () => {
    serveRequest();
    server.use(
      graphql.mutation('AnswerAppRequest', () =>
        failure({ code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts' }),
      ),
    );
    const { user } = renderApp(LINK);
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(await screen.findByText('Too many attempts')).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
