import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

async function send(fullName: string, subject: string) {
  const { user, ...app } = renderApp('/contact-us');
  await user.type(await screen.findByLabelText('Full Name'), fullName);
  await user.type(screen.getByLabelText('Subject'), subject);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  return app;
}

describe('the contact form', () => {
  it('shows where the shop is and how it is reached', async () => {
    renderApp('/contact-us');

    expect(await screen.findByText('12 Gokhale Road')).toBeVisible();
    const [phone] = screen.getAllByRole('link', { name: '+91 22 5550 0142' });
    expect(phone).toHaveAttribute('href', 'tel:+912255500142');
  });

  it('is sent without a check of the e-mail, and leads to the landing page', async () => {
    server.use(
      graphql.mutation('Contact', () =>
        HttpResponse.json({ data: { contact: { __typename: 'ContactMessage', id: '3' } } }),
      ),
    );
    const { currentAddress } = await send('Asha', 'Where are the mangoes?');

    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(screen.getByText('Your Response submitted sucessfully')).toBeVisible();
  });

  it('refuses a short name and a short subject', async () => {
    await send('Ash', 'Mangoes??');

    expect(await screen.findByText('FirstName must contain atleast 4 characters')).toBeVisible();
    expect(screen.getByText('Subject must contain atleast 10 characters')).toBeVisible();
  });

  it('tells a failure in the specified words', async () => {
    server.use(graphql.mutation('Contact', () => failure({ code: 'INTERNAL', status: 500 })));
    const { currentAddress } = await send('Asha', 'Where are the mangoes?');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something going wrong!!pl try again',
    );
    expect(currentAddress()).toBe('/contact-us');
  });
});
