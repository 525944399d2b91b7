import { startRegistration } from '@simplewebauthn/browser';
import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

vi.mock('@simplewebauthn/browser', { spy: true });

beforeEach(() => localStorage.setItem('admin', '1'));

const answerAccount = (secondFactors: object) =>
  server.use(
    graphql.query('CurrentAdmin', () =>
      HttpResponse.json({ data: { currentAdmin: anAdmin({ hasTwoFactor: true }) } }),
    ),
    graphql.query('MySessions', () => HttpResponse.json({ data: { mySessions: [] } })),
    graphql.query('SecondFactors', () =>
      HttpResponse.json({
        data: {
          secondFactors: {
            __typename: 'SecondFactors',
            hasApp: true,
            passkeys: [],
            ...secondFactors,
          },
        },
      }),
    ),
  );

it.each([
  [0, /^No recovery code is left\. Make new ones/],
  [1, /^1 recovery code is left\. Make new ones/],
  [2, /^2 recovery codes are left\. Make new ones/],
  [3, /^3 recovery codes are left\.$/],
])('asks for new recovery codes before the last is used: %d', async (recoveryCodesLeft, text) => {
  answerAccount({ recoveryCodesLeft });
  renderApp('/admin/account');
  expect(await screen.findByText(text)).toBeVisible();
});

it('asks the browser again for a new passkey, without another code', async () => {
  answerAccount({ recoveryCodesLeft: 10 });
  const begun: unknown[] = [];
  server.use(
    graphql.mutation('BeginPasskey', ({ variables }) => {
      begun.push(variables);
      return HttpResponse.json({ data: { beginPasskey: { challenge: 'abc' } } });
    }),
    graphql.mutation('AddPasskey', () =>
      HttpResponse.json({
        data: { addPasskey: { __typename: 'AddedPasskey', recoveryCodes: [] } },
      }),
    ),
  );
  const refuse = (name: 'NotAllowedError' | 'InvalidStateError') =>
    vi.mocked(startRegistration).mockRejectedValueOnce(Object.assign(new Error(), { name }));
  const { user } = renderApp('/admin/account');
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the passkey'), 'Phone');
  await user.type(dialog.getByLabelText('Your password'), 'Mangoes@2026');
  await user.type(dialog.getByLabelText('Code'), '123456');

  refuse('NotAllowedError');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await dialog.findByText('No passkey was used. Please try again.')).toBeVisible();
  refuse('InvalidStateError');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await dialog.findByText('This device already has a passkey of yours.')).toBeVisible();
  vi.mocked(startRegistration).mockResolvedValueOnce({
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'x', attestationObject: 'x' },
  });
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('The passkey was added')).toBeVisible();
  expect(begun).toEqual([{ password: 'Mangoes@2026', code: '123456' }]);
});
