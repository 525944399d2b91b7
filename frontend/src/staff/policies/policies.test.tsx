import { screen } from '@testing-library/react';
import { HttpResponse, graphql } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const aPolicy = (policy: object = {}) => ({
  __typename: 'PolicyForAdmin',
  ...{ name: 'TERMS', language: 'EN', text: null, usualText: 'The usual terms' },
  ...{ version: 1, changedAt: null },
  ...policy,
});

beforeEach(() => localStorage.setItem('admin', '1'));

it('names the languages in which customers read the usual text beside one of the shop', async () => {
  const own = { name: 'RETURNS', text: 'Our returns' };
  server.use(
    graphql.query('AdminPolicies', () =>
      HttpResponse.json({
        data: {
          adminPolicies: [
            ...[aPolicy(own), aPolicy({ name: 'RETURNS', language: 'HI' })],
            ...[aPolicy({ name: 'RETURNS', language: 'MR' }), aPolicy({ name: 'TERMS' })],
          ],
        },
      }),
    ),
  );
  const { user } = renderApp('/admin/policies?policy=RETURNS');
  expect(
    await screen.findByText('Customers still read the usual text in: हिन्दी, मराठी'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Policy'), 'TERMS');
  expect(screen.queryByText(/^Customers still read/)).not.toBeInTheDocument();
});

it('begins with the usual text, and sends what was written of the chosen policy', async () => {
  const sent: object[] = [];
  server.use(
    graphql.query('AdminPolicies', () =>
      HttpResponse.json({
        data: {
          adminPolicies: [aPolicy(), aPolicy({ name: 'RETURNS', language: 'HI', version: 3 })],
        },
      }),
    ),
    graphql.mutation('ChangePolicy', ({ variables: { input } }) => {
      sent.push(input as object);
      const changed = { ...(input as object), version: 4, changedAt: '2026-11-20T09:00:00Z' };
      return HttpResponse.json({ data: { changePolicy: aPolicy(changed) } });
    }),
  );
  const { user } = renderApp('/admin/policies?policy=RETURNS&language=HI');
  await user.click(await screen.findByRole('button', { name: 'Begin with the usual text' }));
  expect(screen.getByLabelText('Text')).toHaveValue('The usual terms');
  await user.type(screen.getByLabelText('Text'), ' and ours');
  await user.click(screen.getByRole('button', { name: 'Save the policy' }));
  expect(await screen.findByText('The policy is saved')).toBeVisible();
  expect(sent).toEqual([
    { name: 'RETURNS', language: 'HI', text: 'The usual terms and ours', expectedVersion: 3 },
  ]);
});
