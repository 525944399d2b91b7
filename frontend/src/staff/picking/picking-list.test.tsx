import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { istDayOf } from '../../shared/lib/ist-day';
import { aBoardOrder } from '../../test/board-records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

/** An order of the list, in a slot of a day. */
function anOrder(id: string, date: string, picker?: string | null) {
  const board = aBoardOrder({ id });
  const deliverySlot = { ...board.order.deliverySlot, date };
  const line = { __typename: 'OrderLine', id: `l${id}`, quantity: 1, pickedQuantity: null };
  const lines = [{ ...line, substitutesLineId: null }];
  const held = { __typename: 'OrderPicking', isOwn: false, until: '2026-11-19T10:20:00Z' };
  const picking = picker === undefined ? null : { ...held, staffEmail: picker };
  return { ...board, picking, order: { ...board.order, deliverySlot, lines } };
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/picking', () => {
  it('begins with what is left of earlier days, which it names', async () => {
    const today = istDayOf(new Date());
    const orderBoard = { __typename: 'OrderBoard', day: today };
    const overdue = [anOrder('301', '2026-11-19', 'ravi@grocessay.test')];
    const orders = [anOrder('302', today, null)].map((each) => ({
      ...each,
      customer: { ...each.customer, id: '8', isDeleted: true },
      order: { ...each.order, deliveryAddress: null },
    }));
    server.use(
      graphql.query('OrdersToPick', () =>
        HttpResponse.json({ data: { orderBoard: { ...orderBoard, overdue, orders } } }),
      ),
    );
    renderApp('/admin/picking');
    const [first, second] = await screen.findAllByRole('region', { name: /5–7 pm/ });
    expect(first).toHaveAccessibleName('Thu 19, 5–7 pm');
    expect(within(first as HTMLElement).getByText('Order 301')).toBeVisible();
    expect(second).toHaveAccessibleName('5–7 pm');
    expect(within(second as HTMLElement).getByText('Order 302')).toBeVisible();
    expect(second).toHaveTextContent('Account deleted');
    expect(first).toHaveTextContent('ravi@grocessay.test picks it');
    expect(second).not.toHaveTextContent('picks it');
  });
});
