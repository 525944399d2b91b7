import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const stopOf = (id: string, isOpen: boolean) => ({
  ...{ __typename: 'RoundStop', id, isOpen, outcome: isOpen ? null : 'DELIVERED' },
  ...{ receivedBy: 'Asha', failureReason: null, cashPaise: 14_000, doneAt: null },
  order: {
    ...{ __typename: 'OrderToDeliver', id, status: isOpen ? 'PACKED' : 'DELIVERED' },
    ...{ slotDate: '2026-11-24', slotStartMinute: 1020, slotEndMinute: 1140 },
    ...{ toCollectPaise: 0, upiRequest: null, recipient: null, address: null },
  },
});

const roundOf = (id: string, ...stops: object[]) => ({
  ...{ __typename: 'DeliveryRound', id, riderId: '5', riderEmail: 'rider@grocessay.test' },
  ...{ slotDate: '2026-11-24', slotStartMinute: 1020, slotEndMinute: 1140, version: 1 },
  ...{ startedAt: '2026-11-24T11:00:00Z', cashPaise: 14_000, handIn: null, stops },
});

function serveRounds(...deliveryRounds: object[]) {
  server.use(
    graphql.query('DeliveryRounds', () => HttpResponse.json({ data: { deliveryRounds } })),
    graphql.query('RoundParts', () =>
      HttpResponse.json({ data: { ordersToDeliver: [], riders: [] } }),
    ),
  );
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/rounds', () => {
  it('offers to change a round until its last stop is done', async () => {
    serveRounds(roundOf('1', stopOf('7', true)), roundOf('2', stopOf('8', false)));
    renderApp('/admin/rounds');
    expect(await screen.findByRole('button', { name: 'Change round 1' })).toBeVisible();
    const done = within(screen.getByRole('region', { name: 'Round 2' }));
    expect(done.getByRole('button', { name: 'Hand in the cash of round 2' })).toBeVisible();
    expect(done.queryByRole('button', { name: 'Change round 2' })).not.toBeInTheDocument();
  });

  it('names nobody after the account was deleted', async () => {
    serveRounds(roundOf('2', { ...stopOf('8', false), receivedBy: null }));
    renderApp('/admin/rounds');
    const round = await screen.findByRole('region', { name: 'Round 2' });
    expect(round).toHaveTextContent(/Order 8 deliveredAccount deleted₹140 in cash/);
  });

  it('says with a sign whether there is more or less cash than was collected', async () => {
    serveRounds(roundOf('2', stopOf('8', false)));
    const { user } = renderApp('/admin/rounds');
    await user.click(await screen.findByRole('button', { name: /^Hand in the cash/ }));
    const counted = screen.getByLabelText('Counted');
    for (const [sum, difference] of [
      ['180', '+₹40'],
      ['100.50', '−₹39.50'],
      ['140', '₹0'],
    ] as const) {
      await user.clear(counted);
      await user.type(counted, sum);
      expect(screen.getByText(`Difference: ${difference}`)).toBeVisible();
    }
  });

  it('keeps the sign of the difference of a settled round', async () => {
    const handIn = {
      ...{ __typename: 'RoundHandIn', countedPaise: 18_000, differencePaise: 4_000 },
      ...{ reason: 'A tip', byEmail: null, at: '2026-11-24T14:00:00Z' },
    };
    serveRounds({ ...roundOf('2', stopOf('8', false)), handIn });
    renderApp('/admin/rounds');
    expect(await screen.findByText('+₹40 (A tip)')).toBeVisible();
  });
});
