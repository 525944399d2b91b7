import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const link = '/confirm-email#token=AbCdEfGhIjKlMnOpQrStUv';

function serveConfirmation(answer?: () => ReturnType<typeof failure>) {
  const asked: unknown[] = [];
  server.use(
    graphql.mutation('ConfirmEmail', ({ variables }) => {
      asked.push(variables.token);
      return answer?.() ?? HttpResponse.json({ data: { confirmEmail: true } });
    }),
  );
  return asked;
}

const confirmButton = () => screen.findByRole('button', { name: 'Confirm my e-mail address' });

describe('/confirm-email', () => {
  it('changes nothing until the button is pressed', async () => {
    const asked = serveConfirmation();
    const { user, history } = renderApp(link);
    const button = await confirmButton();
    await waitFor(() => expect(history.location.hash).toBe(''));
    expect(asked).toEqual([]);

    await user.click(button);
    const said = await screen.findByText('Your e-mail address is confirmed. Thank you!');
    await waitFor(() => expect(said.parentElement).toHaveFocus());
    expect(asked).toEqual(['AbCdEfGhIjKlMnOpQrStUv']);
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
  });

  it.each(['LINK_INVALID', 'EMAIL_TAKEN'])('tells %s, and the way on', async (code) => {
    localStorage.setItem('token', '7');
    serveConfirmation(() => failure({ code, message: 'Not this one' }));
    const { user } = renderApp(link);
    await user.click(await confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this one');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

  it('can be tried again where the shop did not answer', async () => {
    serveConfirmation(() => failure({ code: 'UNAVAILABLE', status: 503 }));
    const { user } = renderApp(link);
    await user.click(await confirmButton());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    serveConfirmation();
    await user.click(await confirmButton());
    expect(await screen.findByText(/is confirmed/)).toBeVisible();
  });

  it('opened without a link, says where one is', async () => {
    renderApp('/confirm-email');
    expect(await screen.findByText(/^Open the link in your e-mail/)).toBeVisible();
  });
});
