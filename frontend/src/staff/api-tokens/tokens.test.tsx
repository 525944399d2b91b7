import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anApiToken } from '../../test/account-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const secret = 'gro_AbCdEfGhIjKlMnOpQrStUvWxYz';

/** A server that stores tokens, and records the requests. */
function serveTokens(...first: ReturnType<typeof anApiToken>[]) {
  let known = first;
  const sent: Record<string, unknown>[] = [];
  server.use(
    graphql.query('ApiTokens', () => HttpResponse.json({ data: { apiTokens: known } })),
    graphql.mutation('CreateApiToken', ({ variables }) => {
      const { name, scopes } = variables.input;
      sent.push(variables.input);
      const apiToken = anApiToken({ id: '82', name, scopes });
      known = [apiToken, ...known];
      return HttpResponse.json({
        data: { createApiToken: { __typename: 'CreatedApiToken', token: secret, apiToken } },
      });
    }),
    graphql.mutation('RevokeApiToken', ({ variables }) => {
      sent.push(variables);
      known = known.filter(({ id }) => id !== variables.id);
      return HttpResponse.json({ data: { revokeApiToken: true } });
    }),
  );
  return sent;
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr');

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/tokens', () => {
  it('lists them with what they may do', async () => {
    serveTokens(
      anApiToken({ scopes: ['READ_ORDERS', 'MANAGE_CATALOGUE'] }),
      anApiToken({ id: '83', name: 'Old one', expiresAt: '2020-01-01T00:00:00Z' }),
    );
    renderApp('/admin/tokens');
    expect(await rowOf('Stock scales')).toHaveTextContent('token-81');
    expect(await rowOf('Stock scales')).toHaveTextContent(
      'Keep products, Read orders1 Nov 2026owner@shop.examplenever30 Jan 2036',
    );
    expect(await rowOf('Old one')).toHaveTextContent('Expired');
  });

  it('makes one and shows it once', async () => {
    const sent = serveTokens();
    const { user } = renderApp('/admin/tokens');
    expect(await screen.findByText('No token yet.')).toBeVisible();
    await user.click(screen.getByText('Create a token'));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('Choose at least one')).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();

    await user.type(screen.getByLabelText('Name'), 'Till');
    await user.click(screen.getByRole('checkbox', { name: /^Read orders/ }));
    await user.clear(screen.getByLabelText('Days'));
    await user.type(screen.getByLabelText('Days'), '30');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText(secret)).toBeVisible();
    await waitFor(() => expect(screen.getByText(secret).closest('[role=status]')).toHaveFocus());
    expect(await rowOf('Till')).toHaveTextContent('Read orders');
    expect(sent).toEqual([{ name: 'Till', scopes: ['READ_ORDERS'], expiresInDays: 30 }]);

    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The token is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText(secret)).not.toBeInTheDocument();
  });

  it('makes one like another, which goes on to work', async () => {
    const sent = serveTokens(anApiToken({ scopes: ['READ_ORDERS', 'MANAGE_CATALOGUE'] }));
    const { user } = renderApp('/admin/tokens');
    await user.click(await screen.findByRole('button', { name: 'Replace Stock scales' }));
    expect(screen.getByText(/Both tokens work until you revoke the old one/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText(secret)).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ name: 'Stock scales', namespace: 'token-81', expiresInDays: 90 },
        scopes: ['READ_ORDERS', 'MANAGE_CATALOGUE'],
      },
    ]);
    expect(screen.queryByText(/Both tokens work/)).toBeNull();
  });

  it('names what the server finds wrong at its field', async () => {
    serveTokens();
    server.use(
      graphql.mutation('CreateApiToken', () =>
        failure({
          code: 'VALIDATION',
          fields: { expiresInDays: 'At most 365', namespace: 'No capitals' },
        }),
      ),
    );
    const { user } = renderApp('/admin/tokens');
    await user.click(await screen.findByText('Create a token'));
    await user.type(screen.getByLabelText('Name'), 'Till');
    await user.click(screen.getByRole('checkbox', { name: /^Read orders/ }));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Days')).toHaveAccessibleDescription(/^At most 365/),
    );
    expect(screen.getByLabelText('Namespace')).toHaveAccessibleDescription(/^No capitals/);
    expect(screen.getByLabelText('Days')).toHaveFocus();
  });

  it('revokes one after asking', async () => {
    const sent = serveTokens(anApiToken());
    const { user } = renderApp('/admin/tokens');
    await user.click(await screen.findByRole('button', { name: 'Revoke Stock scales' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke this token?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Token ‘Stock scales’ revoked')).toBeVisible();
    expect(await screen.findByText('No token yet.')).toBeVisible();
    expect(sent).toEqual([{ id: '81' }]);
  });
});
