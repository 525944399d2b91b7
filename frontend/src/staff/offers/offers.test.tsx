import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aCoupon, anAdminOfferBanner } from '../../test/checkout-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const anAdminCoupon = (coupon: Parameters<typeof aCoupon>[0] = {}) => ({
  __typename: 'CouponForAdmin',
  usedCount: 3,
  totalLimit: 100,
  validFrom: null,
  coupon: aCoupon(coupon),
});

const aVoucher = (voucher: object = {}) => ({
  __typename: 'GiftVoucher',
  id: '51',
  code: 'DIWALI-500',
  valuePaise: 50000,
  validUntil: null,
  redeemedAt: null,
  ...voucher,
});

function serveOffers(coupons: object[], vouchers: object[] = []) {
  server.use(
    graphql.query('AdminCoupons', () => HttpResponse.json({ data: { adminCoupons: coupons } })),
    graphql.query('GiftVouchers', () => HttpResponse.json({ data: { giftVouchers: vouchers } })),
  );
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr');

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/offers', () => {
  it('lists coupons and gift vouchers', async () => {
    serveOffers([anAdminCoupon()], [aVoucher({ redeemedAt: '2026-11-20T09:00:00Z' })]);
    renderApp('/admin/offers');
    expect(await rowOf('WELCOME15')).toHaveTextContent('15% off');
    expect(await rowOf('WELCOME15')).toHaveTextContent('3 of 100running');
    expect(await rowOf('DIWALI-500')).toHaveTextContent(/₹500for ever20 Nov( 2026)?, 2:30 pm/);
  });

  it('finds a voucher by its code, also among the older ones', async () => {
    const asked: unknown[] = [];
    serveOffers([]);
    server.use(
      graphql.query('GiftVouchers', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { giftVouchers: [aVoucher()] } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/offers?vouchers-before=701');
    expect(await screen.findByText('DIWALI-500')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Newest ones' })).toHaveAttribute(
      'href',
      '/admin/offers#vouchers',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Find gift vouchers' }), 'diw{Enter}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ code: 'diw', before: null, pageSize: 25 }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/offers?vouchers-code=diw'));
    expect(asked[0]).toEqual({ code: null, before: '701', pageSize: 25 });
  });

  it('shows both values of the offer where somebody else changed it, and loses neither', async () => {
    serveOffers([]);
    const opened = anAdminOfferBanner({ heading: 'Diwali offer', version: 4 });
    const stored = { ...opened, text: 'Lamps at half price', isHidden: true, version: 5 };
    const asked: unknown[] = [];
    server.use(
      graphql.query('AdminOfferBanner', () =>
        HttpResponse.json({ data: { adminOfferBanner: opened } }),
      ),
      graphql.mutation('ChangeOfferBanner', ({ variables: { input } }) => {
        asked.push(input);
        const { expectedVersion, ...values } = input as { expectedVersion: number };
        if (expectedVersion === 4)
          return failure({ code: 'CONFLICT', details: { current: stored, submitted: values } });
        const changed = { ...opened, ...values, version: expectedVersion + 1 };
        return HttpResponse.json({ data: { changeOfferBanner: changed } });
      }),
    );
    const { user } = renderApp('/admin/offers');
    const text = await screen.findByLabelText(/^Text/);
    await user.type(text, 'Sweets at half price');
    await user.click(screen.getByRole('button', { name: 'Save the offer' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
    expect(dialog.getByText('Do not show it: yes (it was no)')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^Lamps at half price/ })).not.toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Sweets at half price/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The offer is saved')).toBeVisible();
    const mine = { heading: 'Diwali offer', text: 'Sweets at half price', lastDay: null };
    expect(asked.at(-1)).toEqual({ ...mine, isHidden: true, expectedVersion: 5 });
    expect(screen.getByLabelText('Do not show it')).toBeChecked();

    await user.clear(text);
    await user.click(screen.getByRole('button', { name: 'Save the offer' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ ...mine, text: null, isHidden: true, expectedVersion: 6 }),
    );
  });

  it('asks before a coupon that is half typed is lost', async () => {
    serveOffers([]);
    const { user, currentAddress } = renderApp('/admin/offers');
    await user.click(await screen.findByText('Add a coupon'));
    await user.type(screen.getByLabelText('Code'), 'DIWALI20');
    const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
    await user.click(areas.getByRole('link', { name: 'Orders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText('Code')).toHaveValue('DIWALI20');
    expect(currentAddress()).toBe('/admin/offers');
  });

  it('says so where there are none, or they could not be loaded', async () => {
    serveOffers([]);
    server.use(graphql.query('GiftVouchers', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    renderApp('/admin/offers');
    expect(await screen.findByText('There is no coupon yet.')).toBeVisible();
    expect(await screen.findByText('The gift vouchers could not be loaded.')).toBeVisible();
  });

  it('adds a coupon, and says at the field what is wrong with it', async () => {
    serveOffers([]);
    const sent: Record<string, unknown>[] = [];
    let taken = true;
    server.use(
      graphql.mutation('AddCoupon', ({ variables }) => {
        sent.push(variables.input);
        const message = 'There is a coupon DIWALI20 already';
        if (taken) return failure({ code: 'COUPON_CODE_TAKEN', message, status: 409 });
        const added = anAdminCoupon({ id: '32', code: 'DIWALI20' });
        serveOffers([added]);
        return HttpResponse.json({ data: { addCoupon: added } });
      }),
    );
    const { user } = renderApp('/admin/offers');
    await user.click(await screen.findByText('Add a coupon'));
    const field = (label: string) => screen.getByLabelText(label);
    await user.type(field('Code'), 'diwali20');
    await user.type(field('Percent off'), '30');
    await user.type(field('What it gives'), '20% for the feast');
    await user.type(field('Minimum basket'), '399');
    await user.click(screen.getByRole('button', { name: 'Add coupon' }));
    expect(await screen.findByText('Percent is 1 to 25')).toBeVisible();

    await user.clear(field('Percent off'));
    await user.type(field('Percent off'), '20');
    await user.click(screen.getByRole('button', { name: 'Add coupon' }));
    await waitFor(() =>
      expect(field('Code')).toHaveAccessibleDescription(/^There is a coupon DIWALI20 already/),
    );

    taken = false;
    await user.click(screen.getByRole('button', { name: 'Add coupon' }));
    expect(await screen.findByText('Coupon DIWALI20 added')).toBeVisible();
    expect(await rowOf('DIWALI20')).toHaveTextContent('running');
    expect(field('Code')).toHaveValue('');
    expect(sent.at(-1)).toMatchObject({
      code: 'DIWALI20',
      percent: 20,
      minimumSubtotalPaise: 39900,
      maximumDiscountPaise: null,
    });
  });

  it('brings who adds a coupon to the field that the server finds wrong', async () => {
    serveOffers([]);
    const fields = { description: 'Say it in other words' };
    server.use(graphql.mutation('AddCoupon', () => failure({ code: 'VALIDATION', fields })));
    const { user } = renderApp('/admin/offers');
    await user.click(await screen.findByText('Add a coupon'));
    await user.type(screen.getByLabelText('Code'), 'diwali20');
    await user.type(screen.getByLabelText('Percent off'), '20');
    await user.type(screen.getByLabelText('What it gives'), '20% for the feast');
    await user.click(screen.getByRole('button', { name: 'Add coupon' }));
    expect(await screen.findByText('Say it in other words')).toBeVisible();
    expect(screen.getByLabelText('What it gives')).toHaveFocus();
  });

  it('ends a coupon after asking', async () => {
    serveOffers([anAdminCoupon()]);
    server.use(
      graphql.mutation('EndCoupon', ({ variables }) => {
        expect(variables).toEqual({ id: '31' });
        const ended = anAdminCoupon({ validUntil: '2020-01-01T00:00:00Z' });
        serveOffers([ended]);
        return HttpResponse.json({ data: { endCoupon: ended } });
      }),
    );
    const { user } = renderApp('/admin/offers');
    await user.click(await screen.findByRole('button', { name: 'End WELCOME15' }));
    const dialog = within(screen.getByRole('dialog', { name: 'End this coupon?' }));
    await user.click(dialog.getByRole('button', { name: 'End coupon' }));
    expect(await screen.findByText('Coupon WELCOME15 ended')).toBeVisible();
    await waitFor(async () => expect(await rowOf('WELCOME15')).toHaveTextContent('ended'));
    expect(screen.queryByRole('button', { name: 'End WELCOME15' })).not.toBeInTheDocument();
  });

  it('ends a gift voucher after asking, unless it is redeemed', async () => {
    const redeemed = aVoucher({ id: '52', code: 'USED-500', redeemedAt: '2026-11-20T09:00:00Z' });
    serveOffers([], [aVoucher(), redeemed]);
    server.use(
      graphql.mutation('EndGiftVoucher', ({ variables }) => {
        expect(variables).toEqual({ id: '51' });
        const endGiftVoucher = aVoucher({ validUntil: '2020-01-01T00:00:00Z' });
        return HttpResponse.json({ data: { endGiftVoucher } });
      }),
    );
    const { user } = renderApp('/admin/offers');
    await user.click(await screen.findByRole('button', { name: 'End DIWALI-500' }));
    expect(screen.queryByRole('button', { name: 'End USED-500' })).not.toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'End this gift voucher?' }));
    await user.click(dialog.getByRole('button', { name: 'End gift voucher' }));
    expect(await screen.findByText('Gift voucher DIWALI-500 ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End DIWALI-500' })).not.toBeInTheDocument();
  });

  it('adds a gift voucher with a code that the shop generates', async () => {
    serveOffers([]);
    server.use(
      graphql.mutation('AddGiftVoucher', ({ variables }) => {
        expect(variables.input).toEqual({ code: null, valuePaise: 50000, validUntil: null });
        serveOffers([], [aVoucher()]);
        return HttpResponse.json({ data: { addGiftVoucher: aVoucher() } });
      }),
    );
    const { user } = renderApp('/admin/offers');
    await user.click(await screen.findByText('Add a gift voucher'));
    await user.click(screen.getByRole('button', { name: 'Add gift voucher' }));
    expect(await screen.findByText('Value is 1 to 10000 rupees')).toBeVisible();
    await user.type(screen.getByLabelText('Value'), '500');
    await user.click(screen.getByRole('button', { name: 'Add gift voucher' }));
    expect(await screen.findByText('Gift voucher DIWALI-500 added')).toBeVisible();
    expect(await rowOf('DIWALI-500')).toHaveTextContent('not yet');
  });
});
