import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const wrongCode = 'The code is wrong, used or too old. You can get a new one';

/** Sends codes through a channel, and accepts the right one; records the requests. */
function serveCodes(channel: 'EMAIL' | 'PHONE' = 'EMAIL') {
  const asked: object[] = [];
  const tried: object[] = [];
  server.use(
    graphql.mutation('RequestLoginCode', ({ variables }) => {
      asked.push(variables.input);
      return HttpResponse.json({ data: { requestLoginCode: channel } });
    }),
    graphql.mutation('LoginWithCode', ({ variables }) => {
      tried.push(variables.input);
      if (variables.input.code !== '123456')
        return failure({
          code: 'WRONG_CREDENTIALS',
          message: wrongCode,
          fields: { code: wrongCode },
          status: 401,
        });
      const customer = { __typename: 'Customer', id: '7', firstName: 'Asha' };
      return HttpResponse.json({
        data: { loginWithCode: { __typename: 'LoginPayload', customer } },
      });
    }),
  );
  return { asked, tried };
}

/** Requests a code on the login page. */
async function askForCode(to: string, typed = '') {
  const app = renderApp('/client-login');
  const { user } = app;
  const userName = await screen.findByLabelText('User Name');
  if (typed) await user.type(userName, typed);
  await user.click(screen.getByRole('button', { name: 'Get a code instead' }));
  const field = screen.getByLabelText('E-mail or phone');
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  if (to) await user.type(field, to);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  return app;
}
const codeField = () => screen.findByLabelText('Code of six digits');

describe('the login by a code', () => {
  it('keeps what was typed, says where the code went, and logs in with the sixth digit', async () => {
    const { asked, tried } = serveCodes();
    const { user, currentAddress } = await askForCode('', 'asha@shop.in');
    const code = await codeField();
    expect(asked).toEqual([{ to: 'asha@shop.in' }]);
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/^If there is an account with asha@shop\.in, /);
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123456');
    await waitFor(() => expect(currentAddress()).toBe('/client/home'));
    expect(tried).toEqual([{ to: 'asha@shop.in', code: '123456' }]);
    expect({ ...localStorage }).toEqual({ token: '7' });
  });

  it('takes a code that is pasted with spaces', async () => {
    serveCodes();
    const { user, currentAddress } = await askForCode('asha@shop.in');
    await user.click(await codeField());
    await user.paste(' 123 456 ');
    await waitFor(() => expect(currentAddress()).toBe('/client/home'));
  });

  it('tells of a shop that does not answer without talking of a new password, and keeps the code', async () => {
    serveCodes();
    server.use(
      graphql.mutation('LoginWithCode', () => failure({ code: 'UNAVAILABLE', status: 503 })),
    );
    const { user } = await askForCode('asha@shop.in');
    const code = await codeField();
    await user.type(code, '123456');
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /choose a new password/ })).not.toBeInTheDocument();
    expect(code).toHaveValue('123456');
  });

  it('tells at the field that the code is wrong, and takes another one', async () => {
    const { tried } = serveCodes();
    const { user, currentAddress } = await askForCode('asha@shop.in');
    const code = await codeField();
    await user.type(code, '654321');
    expect(await screen.findByText(wrongCode)).toBeVisible();
    expect(code).toBeInvalid();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    await user.type(code, '123456');
    await waitFor(() => expect(currentAddress()).toBe('/client/home'));
    expect(tried).toHaveLength(2);
  });

  it.each([
    ['PHONE', /^If one account alone has the phone 9820098200, a code is on its way to it\./],
    ['EMAIL', /on its way to the e-mail address of that account/],
  ] as const)('by %s says where a code for a phone went', async (channel, text) => {
    serveCodes(channel);
    await askForCode('9820098200');
    expect(await codeField()).toHaveAccessibleDescription(text);
    expect(screen.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  });

  it('tells what the server says of the name and of too many tries', async () => {
    const text = 'Please give an e-mail address, or a phone of ten digits';
    server.use(
      graphql.mutation('RequestLoginCode', () =>
        failure({ code: 'VALIDATION', message: text, fields: { to: text }, status: 400 }),
      ),
    );
    const { user } = await askForCode('98200');
    expect(await screen.findByText(text)).toBeVisible();

    serveCodes();
    const message = 'Too many attempts. Try again in 15 minutes.';
    server.use(
      graphql.mutation('LoginWithCode', () =>
        failure({ code: 'TOO_MANY_ATTEMPTS', message, fields: { code: message }, status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await user.type(await codeField(), '654321');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'choose a new password' })).toBeVisible();
    // It would be refused, too.
    expect(screen.queryByRole('button', { name: /^Send a new code/ })).not.toBeInTheDocument();
  });

  it('leads back to another address, and to the password', async () => {
    serveCodes();
    const { user } = await askForCode('asha@shop.in');
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Another e-mail address or phone' }));
    expect(screen.getByLabelText('E-mail or phone')).toHaveValue('asha@shop.in');
    await user.click(screen.getByRole('button', { name: 'Log in with the password' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
  });
});
