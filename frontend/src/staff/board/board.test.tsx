import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { BoardOrderFragment } from '../../generated/graphql';
import { aBoard, aBoardOrder } from '../../test/board-records';
import { aSlot } from '../../test/order-records';
import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const serveBoard = (...args: Parameters<typeof aBoard>) =>
  server.use(
    graphql.query('OrderBoard', () => HttpResponse.json({ data: { orderBoard: aBoard(...args) } })),
  );

/** Responds to moves as the server does, and records the requests. */
function serveMoves(answer: (id: string) => object) {
  const sent: unknown[] = [];
  server.use(
    graphql.mutation('MoveOrders', ({ variables }) => {
      sent.push(variables);
      const moves = variables['moves'] as { id: string }[];
      const moveOrders = moves.map(({ id }) => ({
        ...{
          __typename: 'MovedOrder',
          id,
          undoUntil: null,
          code: null,
          message: null,
          order: null,
        },
        ...answer(id),
      }));
      return HttpResponse.json({ data: { moveOrders } });
    }),
  );
  return sent;
}

const packed = (id: string): BoardOrderFragment =>
  aBoardOrder({ id, status: 'PACKED', nextStatuses: ['OUT_FOR_DELIVERY', 'CANCELLED'] });

const picker = anAdmin({ permissions: ['PICK_ORDERS'] });

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/board', () => {
  it('shows the slots of the day with their orders, and says which are late', async () => {
    serveBoard([aBoardOrder({ lateness: 'LATE' }), aBoardOrder({ id: '302' })], { capacity: 30 });
    renderApp('/admin/board?day=2026-11-21');
    const slot = await screen.findByRole('region', { name: '5–7 pm' });
    expect(slot).toHaveTextContent('2 of 30 booked');
    expect(slot).toHaveTextContent('1 late');
    expect(within(slot).getByRole('row', { name: /301/ })).toHaveTextContent('late');
    expect(within(slot).getByRole('link', { name: '302' })).toHaveAttribute(
      'href',
      '/admin/orders/302',
    );
    expect(screen.getByRole('link', { name: /2 to pack/ })).toHaveTextContent('₹129.20');
  });

  it('names a deleted account as the order does, and offers no number to call', async () => {
    const customer = {
      ...aBoardOrder().customer,
      isDeleted: true,
      firstName: 'Deleted',
      phone: '',
    };
    serveBoard([aBoardOrder({ customer, deliveryAddress: null })]);
    renderApp('/admin/board?day=2026-11-21');
    const row = within(await screen.findByRole('row', { name: /301/ }));
    expect(row.getByText('Account deleted')).toBeVisible();
    expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['301', 'Pick']);
  });

  it.each([
    ['the login has ended', 401, 'UNAUTHENTICATED', null, 'Admin Login'],
    ['the role has changed', 403, 'FORBIDDEN', picker, 'not for your role'],
  ])('leaves the orders of the day as soon as %s', async (_what, status, code, then, text) => {
    let currentAdmin: ReturnType<typeof anAdmin> | null = anAdmin();
    let streamCount = 0;
    serveBoard([aBoardOrder()]);
    server.use(
      http.post('/graphql/stream', () => {
        currentAdmin = then;
        streamCount++;
        return HttpResponse.json({ errors: [{ message: 'No', extensions: { code } }] }, { status });
      }),
      graphql.query('CurrentAdmin', () => HttpResponse.json({ data: { currentAdmin } })),
    );
    renderApp('/admin/board?day=2026-11-21');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    // At a later attempt the pauses between them would already have grown.
    expect(streamCount).toBeLessThan(4);
  });

  it('waits for the whole year of a day that is typed', async () => {
    const asked: unknown[] = [];
    server.use(
      graphql.query('OrderBoard', ({ variables }) => {
        asked.push(variables['day']);
        return HttpResponse.json({ data: { orderBoard: aBoard([]) } });
      }),
    );
    const { currentAddress } = renderApp('/admin/board?day=2026-11-21');
    await screen.findByText('No orders for this day yet.');
    const field = screen.getByLabelText('Day of delivery');
    for (const typed of ['', '0002-11-27', '0020-11-27', '0202-11-27']) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field).toHaveValue(typed);
      expect(currentAddress()).toBe('/admin/board?day=2026-11-21');
    }
    fireEvent.blur(field);
    expect(field).toHaveValue('2026-11-21');
    fireEvent.change(field, { target: { value: '2027-11-27' } });
    expect(currentAddress()).toBe('/admin/board?day=2027-11-27');
    await screen.findByText('No orders for this day yet.');
    expect(new Set(asked)).toEqual(new Set(['2026-11-21', '2027-11-27']));
  });

  it('says that a slot is closed and still has orders', async () => {
    serveBoard([aBoardOrder()], { isOffered: false, capacity: 0 });
    renderApp('/admin/board?day=2026-11-21');
    expect(await screen.findByText('Closed; 1 still booked')).toBeVisible();
  });

  it('moves all orders of a status on, and takes that back', async () => {
    serveBoard([aBoardOrder(), aBoardOrder({ id: '302' })]);
    const until = '2026-11-21T10:00:10Z';
    const sent = serveMoves((id) => ({ undoUntil: until, order: packed(id) }));
    const { user } = renderApp('/admin/board?day=2026-11-21');
    await user.click(await screen.findByRole('button', { name: /^Select 2 to pack/ }));
    await user.click(screen.getByRole('button', { name: 'Packed (2)' }));
    expect(await screen.findByText('2 orders: packed')).toBeVisible();
    expect(sent).toEqual([
      {
        to: 'PACKED',
        moves: [
          { id: '301', expectedStatus: 'SUCCESS' },
          { id: '302', expectedStatus: 'SUCCESS' },
        ],
      },
    ]);
    server.use(
      graphql.mutation('UndoMoves', ({ variables }) =>
        HttpResponse.json({
          data: {
            undoMoves: (variables['ids'] as string[]).map((id) => ({
              ...{ __typename: 'MovedOrder', id, undoUntil: null },
              ...(id === '301'
                ? { code: null, message: null, order: aBoardOrder({ id }) }
                : { code: 'ORDER_MOVE_REFUSED', message: 'Too late', order: null }),
            })),
          },
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 move taken back')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Not taken back:Order 302: It can no longer be taken back.',
    );
  });

  it('tells what somebody else has moved, order by order', async () => {
    serveBoard([aBoardOrder(), aBoardOrder({ id: '302' }), aBoardOrder({ id: '303' })]);
    serveMoves((id) => {
      if (id === '301') return { undoUntil: '2026-11-21T10:00:10Z', order: packed(id) };
      if (id === '302') return { order: packed(id) };
      return { code: 'NOT_FOUND', message: 'There is no such order' };
    });
    const { user } = renderApp('/admin/board?day=2026-11-21');
    await user.click(await screen.findByRole('checkbox', { name: /^Select all 3 orders/ }));
    await user.click(screen.getByRole('button', { name: 'Packed (3)' }));
    const outcome = await screen.findByRole('region', { name: 'What became of the orders' });
    expect(outcome).toHaveTextContent('1 order: packed');
    expect(outcome).toHaveTextContent('Somebody else has moved these there already:Order 302');
    expect(outcome).toHaveTextContent('Order 303: There is no such order');
  });

  it('shows the orders that the address asks for', async () => {
    serveBoard([aBoardOrder(), packed('302')]);
    const { user, currentAddress } = renderApp('/admin/board?day=2026-11-21&status=PACKED');
    expect(await screen.findByRole('link', { name: '302' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '301' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /2 orders/ }));
    await user.type(screen.getByRole('searchbox', { name: /Find an order of this day/ }), 'asha');
    expect(await screen.findByRole('link', { name: '301' })).toBeVisible();
    expect(currentAddress()).toBe('/admin/board?day=2026-11-21&text=asha');
  });

  it('says that it is reconnecting while nothing is told live', async () => {
    serveBoard([]);
    renderApp('/admin/board?day=2026-11-21');
    expect(await screen.findByText(/^Reconnecting…/)).toBeVisible();
    expect(screen.getByText('No orders for this day yet.')).toBeVisible();
  });

  it('says so where it cannot be loaded', async () => {
    server.use(graphql.query('OrderBoard', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    renderApp('/admin/board');
    expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be loaded.');
  });

  it('gives the selected orders another slot, and keeps those that are refused', async () => {
    serveBoard([aBoardOrder(), aBoardOrder({ id: '302' }), packed('303')]);
    const sent: unknown[] = [];
    server.use(
      graphql.query('DeliverySlots', () =>
        HttpResponse.json({ data: { deliverySlots: [aSlot()], closedDays: [] } }),
      ),
      graphql.mutation('ChangeOrderDelivery', ({ variables }) => {
        sent.push(variables);
        return variables['id'] === '302' && sent.length < 3
          ? failure({
              ...{ code: 'CONFLICT', message: 'Somebody else changed it' },
              details: { current: { version: 4 } },
            })
          : HttpResponse.json({ data: { changeOrderDelivery: null } });
      }),
    );
    const { user } = renderApp('/admin/board?day=2026-11-21');
    await user.click(await screen.findByRole('checkbox', { name: /3 orders of this slot/ }));
    await user.click(screen.getByRole('button', { name: 'Another slot (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Another slot for 2 orders' }));
    await user.click(await dialog.findByRole('button', { name: 'Move 2 orders' }));
    expect(await screen.findByText('1 order has another slot')).toBeVisible();
    expect(dialog.getByText(/Somebody else changed it/)).toHaveTextContent('Order 302');
    const input = { deliverySlotId: aSlot().id, expectedVersion: 1 };
    expect(sent).toEqual([
      { id: '301', input },
      { id: '302', input },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Move 1 order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[2]).toEqual({ id: '302', input: { ...input, expectedVersion: 4 } });
  });
});
