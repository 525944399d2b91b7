import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { openCheckout, servePlaceOrder, serveQuotes } from '../../../test/checkout-kit';
import { aSlot } from '../../../test/order-records';
import { renderApp } from '../../../test/render-app';
import { failure, server } from '../../../test/server';

const SLOTS = [aSlot(), aSlot({ id: '2026-11-22/1020', date: '2026-11-22' })];

const aProposal = (changes: object = {}) => ({
  __typename: 'OrderProposal',
  ...{ id: '7', appName: 'Kitchen helper', state: 'WAITING', orderId: null },
  expiresAt: '2026-11-21T09:00:00.000Z',
  bill: { __typename: 'Bill', toPayPaise: 6800 },
  ...{ paymentMethod: 'CASH_ON_DELIVERY', deliverySlotId: '2026-11-22/1020', addressId: null },
  ...{ couponCode: null, useGiftCredit: false, substitution: 'NO_SUBSTITUTE' },
  ...changes,
});

function serveProposal(changes: object = {}): void {
  server.use(
    graphql.query('OrderProposal', () =>
      HttpResponse.json({ data: { orderProposal: aProposal(changes) } }),
    ),
    graphql.query('DeliverySlots', () =>
      HttpResponse.json({ data: { deliverySlots: SLOTS, closedDays: [] } }),
    ),
  );
}

beforeEach(openCheckout);

describe('the checkout of a proposed order', () => {
  it('names the app, opens with what it chose, and is approved by ordering', async () => {
    serveProposal();
    serveQuotes();
    const asked = servePlaceOrder();
    const { user } = renderApp('/client/cart?proposal=7');
    expect(await screen.findByText('Kitchen helper proposes this order.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    const approve = await screen.findByRole('button', { name: /^Approve and order · ₹/ });
    await waitFor(() => expect(approve).toBeEnabled());
    await user.click(approve);
    await waitFor(() =>
      expect(asked).toEqual([
        expect.objectContaining({
          ...{ proposalId: '7', paymentMethod: 'CASH_ON_DELIVERY' },
          ...{ deliverySlotId: '2026-11-22/1020', substitution: 'NO_SUBSTITUTE' },
        }),
      ]),
    );
  });

  it('says that something changed since', async () => {
    serveProposal({ state: 'CHANGED' });
    renderApp('/client/cart?proposal=7');
    expect(await screen.findByText(/^It was proposed for ₹68\. Since then/)).toBeVisible();
  });

  it('says that its address was deleted since', async () => {
    serveProposal({ state: 'CHANGED', addressId: '99' });
    renderApp('/client/cart?proposal=7');
    expect(
      await screen.findByText(/^It was proposed for an address that you have deleted since/),
    ).toBeVisible();
  });

  it('can be refused', async () => {
    serveProposal();
    server.use(
      graphql.mutation('RefuseOrderProposal', () =>
        HttpResponse.json({
          data: { refuseOrderProposal: { __typename: 'OrderProposal', id: '7', state: 'REFUSED' } },
        }),
      ),
    );
    const { user } = renderApp('/client/cart?proposal=7');
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText(/^You refused what Kitchen helper proposed/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
      'href',
      '/client/cart',
    );
  });

  it.each([
    [{ state: 'EXPIRED' }, /^The time to approve what Kitchen helper proposed is over/],
    [{ state: 'APPROVED', orderId: '301' }, /^You approved this order/],
  ])('is not there for one that is over: %j', async (changes, text) => {
    serveProposal(changes);
    renderApp('/client/cart?proposal=7');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  });

  it('shows what became of one that was approved on another device', async () => {
    serveProposal();
    serveQuotes();
    server.use(
      graphql.mutation('PlaceOrder', () => {
        serveProposal({ state: 'APPROVED', orderId: '301' });
        return failure({ code: 'PROPOSAL_OVER', message: 'It is over', status: 409 });
      }),
    );
    const { user } = renderApp('/client/cart?proposal=7');
    const approve = await screen.findByRole('button', { name: /^Approve and order · ₹/ });
    await waitFor(() => expect(approve).toBeEnabled());
    await user.click(approve);
    expect(await screen.findByText(/^You approved this order/)).toBeVisible();
  });

  it('is not there for one that does not exist', async () => {
    server.use(
      graphql.query('OrderProposal', () =>
        failure({ code: 'NOT_FOUND', message: 'No such proposed order', status: 404 }),
      ),
    );
    renderApp('/client/cart?proposal=7');
    expect(await screen.findByText(/^There is no such proposed order/)).toBeVisible();
  });
});
