import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { anAdminOrder } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

beforeEach(() => {
  localStorage.setItem('admin', '1');
  server.use(
    graphql.query('AdminOrder', () => HttpResponse.json({ data: { adminOrder: anAdminOrder() } })),
  );
});

it('names the others who have the same order open', async () => {
  const asked: unknown[] = [];
  server.use(
    graphql.mutation('NoteStaffPresence', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({
        data: { noteStaffPresence: ['meena@grocessay.test', 'ravi@grocessay.test'] },
      });
    }),
  );
  renderApp('/admin/orders/301');
  const text = 'meena@grocessay.test, ravi@grocessay.test have this open, too.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(asked[0]).toEqual({ record: 'ORDER', id: '301' });
});

it('says nothing where nobody else is there, or it is not known', async () => {
  server.use(graphql.mutation('NoteStaffPresence', () => failure({ code: 'UNAVAILABLE' })));
  renderApp('/admin/orders/301');
  expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
  expect(await screen.findByText('What happened')).toBeVisible();
  expect(screen.queryByText(/open, too/)).toBeNull();
});
