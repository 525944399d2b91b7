import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const answers = {
  FirstName: 'Meera',
  LastName: 'Joshi',
  Email: 'meera@shop.in',
  'Date Of Birth': '1991-05-14',
  Phone: '9820098200',
  District: 'Thane',
  ZipCode: '400601',
  state: 'Maharashtra',
  Password: 'Mangoes@2026',
};

async function fillIn(changes: Partial<typeof answers> = {}) {
  const { user, ...app } = renderApp('/client-register');
  await screen.findByLabelText('FirstName');
  for (const [label, text] of Object.entries({ ...answers, ...changes })) {
    await user.type(screen.getByLabelText(label), text);
  }
  return { ...app, signUp: () => user.click(screen.getByRole('button', { name: 'Signup' })) };
}

describe('the client registration', () => {
  it('starts empty, as male, with the hint, and Signup waiting', async () => {
    renderApp('/client-register');

    expect(await screen.findByRole('button', { name: 'Signup' })).toBeDisabled();
    expect(screen.getByLabelText('Gender')).toHaveDisplayValue('male');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password should contains 1 Uppercase, 1 Digit and should be 8 character long',
    );
  });

  it('sends what was filled in and leads to the login', async () => {
    let sent: unknown;
    server.use(
      graphql.mutation('Register', ({ variables }) => {
        sent = variables.input;
        return HttpResponse.json({ data: { register: { __typename: 'Customer', id: '7' } } });
      }),
    );
    const { signUp, currentAddress } = await fillIn();
    await signUp();

    await waitFor(() => expect(currentAddress()).toBe('/client-login'));
    expect(screen.getByText('Registration sucessful')).toBeVisible();
    expect(sent).toEqual({
      firstName: 'Meera',
      lastName: 'Joshi',
      email: 'meera@shop.in',
      dateOfBirth: '1991-05-14',
      gender: 'MALE',
      phone: '9820098200',
      district: 'Thane',
      zipCode: '400601',
      state: 'Maharashtra',
      password: 'Mangoes@2026',
    });
  });

  it('tells the first failure as an alert and marks its field only', async () => {
    const { signUp } = await fillIn({ LastName: 'Jo', Phone: '98200' });
    await signUp();

    const text = 'LastName must contain atleast 3 characters';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('LastName')).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText('LastName')).toHaveFocus());
    expect(screen.getByLabelText('Phone')).toBeValid();
  });

  it("shows the server's objection on its field", async () => {
    server.use(
      graphql.mutation('Register', () =>
        failure({ code: 'EMAIL_TAKEN', status: 409, fields: { email: 'Email is taken' } }),
      ),
    );
    const { signUp } = await fillIn();
    await signUp();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something going wrong!!pl try again',
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is taken');
  });
});
