import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';

it('tells about the store and its team of five', async () => {
  renderApp('/about-us');

  const vision = (await screen.findByRole('heading', { name: 'Our Vision' })).parentElement;
  if (!vision) throw new Error('The vision has no section.');
  expect(within(vision).getAllByRole('listitem')).toHaveLength(3);
  expect(within(vision).getByText(/freshest food experience in India/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About Store' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What We Do' })).toBeVisible();

  const contacts = screen.getAllByRole('link', { name: /^E-mail / });
  expect(contacts).toHaveLength(5);
  for (const contact of contacts) expect(contact.getAttribute('href')).toMatch(/^mailto:/);
  expect(screen.getAllByText('Leader')).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('About Us · Grocessay'));
});
