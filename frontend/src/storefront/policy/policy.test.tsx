import { screen } from '@testing-library/react';
import { HttpResponse, graphql } from 'msw';
import { expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

it('shows a policy with its headings and lists', async () => {
  server.use(
    graphql.query('Policy', ({ variables }) =>
      HttpResponse.json({
        data: {
          policy: {
            __typename: 'Policy',
            text: `${JSON.stringify(variables)}\n\n## Damaged items\n- Report them <b>at once</b>`,
            changedAt: null,
          },
        },
      }),
    ),
  );
  renderApp('/policies/returns');
  expect(await screen.findByRole('heading', { name: 'Damaged items' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Returns and refunds' })).toBeVisible();
  expect(screen.getByText('Report them <b>at once</b>')).toBeVisible();
  expect(screen.getByText('{"name":"RETURNS","language":"EN"}')).toBeVisible();
});

it('leads from the footer of every page to each policy', async () => {
  renderApp('/about-us');
  const policies = await screen.findByRole('navigation', { name: 'Policies' });
  expect(
    [...policies.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['Terms of sale', '/policies/terms'],
    ['Privacy', '/policies/privacy'],
    ['Returns and refunds', '/policies/returns'],
    ['Delivery', '/policies/delivery'],
    ['Grievance Officer', '/policies/grievance'],
  ]);
});

it('is no page where there is no such policy', async () => {
  renderApp('/policies/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
