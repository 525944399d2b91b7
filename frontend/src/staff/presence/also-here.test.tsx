import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { anAdminOfferBanner } from '../../test/checkout-records';
import { aCalendarDay, deliverySettings } from '../../test/delivery-records';
import { anAdminOrder } from '../../test/order-records';
import { aCustomRole, aListOfRoles, anAdmin } from '../../test/records';
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

it.each([
  ['the delivery settings', '/admin/delivery', { record: 'DELIVERY_SETTINGS', id: '1' }],
  ['the UPI settings', '/admin/delivery?part=upi', { record: 'UPI_SETTINGS', id: '1' }],
  ['the offer', '/admin/offers', { record: 'OFFER_BANNER', id: '1' }],
  ['a role', '/admin/roles', { record: 'ROLE', id: '7' }],
])('names the others who have %s open', async (_, path, noted) => {
  server.use(
    graphql.query('DeliverySettings', () =>
      HttpResponse.json({ data: { deliverySettings: deliverySettings() } }),
    ),
    graphql.query('DeliveryCalendar', () =>
      HttpResponse.json({
        data: {
          deliveryCalendar: {
            __typename: 'DeliveryCalendar',
            version: 4,
            days: [aCalendarDay('2026-11-20')],
          },
        },
      }),
    ),
    graphql.query('UpiSettings', () =>
      HttpResponse.json({
        data: {
          upiSettings: {
            ...{ __typename: 'UpiSettings', version: 1 },
            ...{ payeeAddress: null, payeeName: null },
          },
        },
      }),
    ),
    graphql.query('AdminCoupons', () => HttpResponse.json({ data: { adminCoupons: [] } })),
    graphql.query('GiftVouchers', () => HttpResponse.json({ data: { giftVouchers: [] } })),
    graphql.query('AdminOfferBanner', () =>
      HttpResponse.json({ data: { adminOfferBanner: anAdminOfferBanner() } }),
    ),
    graphql.query('Staff', () => HttpResponse.json({ data: { staff: [anAdmin()] } })),
    graphql.query('StaffRoles', () =>
      HttpResponse.json({ data: { staffRoles: aListOfRoles(aCustomRole()) } }),
    ),
    graphql.mutation('NoteStaffPresence', ({ variables }) => {
      const others = variables['record'] === noted.record && variables['id'] === noted.id;
      return HttpResponse.json({
        data: { noteStaffPresence: others ? ['meena@grocessay.test'] : [] },
      });
    }),
  );
  const { user } = renderApp(path);
  if (noted.record === 'ROLE')
    await user.click(await screen.findByRole('button', { name: 'Change Night shift' }));
  expect(await screen.findByText('meena@grocessay.test has this open, too.')).toBeVisible();
});

it('says nothing where nobody else is there, or it is not known', async () => {
  server.use(graphql.mutation('NoteStaffPresence', () => failure({ code: 'UNAVAILABLE' })));
  renderApp('/admin/orders/301');
  expect(await screen.findByRole('heading', { name: 'Order 301' })).toBeVisible();
  expect(await screen.findByText('What happened')).toBeVisible();
  expect(screen.queryByText(/open, too/)).toBeNull();
});
