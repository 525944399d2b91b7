import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anAdminOrder, anOrderWithNotes } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

let notes: string[];

/** Adds notes as the server does, optionally with a lost response. */
const serveAdding = ({ isAnswerLost }: { isAnswerLost: boolean }) =>
  server.use(
    graphql.mutation('AddOrderNote', ({ variables }) => {
      notes.push(String(variables['text']));
      if (isAnswerLost) return HttpResponse.error();
      const [addOrderNote] = anOrderWithNotes('301', notes.slice(-1)).staffNotes;
      return HttpResponse.json({ data: { addOrderNote } });
    }),
  );

beforeEach(() => {
  localStorage.setItem('admin', '1');
  notes = ['Ring twice'];
  server.use(
    graphql.query('AdminOrder', () => HttpResponse.json({ data: { adminOrder: anAdminOrder() } })),
    graphql.query('OrderNotes', () =>
      HttpResponse.json({ data: { adminOrder: anOrderWithNotes('301', notes) } }),
    ),
  );
});

const region = async () =>
  within(await screen.findByRole('region', { name: 'Notes of the staff' }));

describe('the notes of an order', () => {
  it('tell what was written down and by whom, and take another one', async () => {
    serveAdding({ isAnswerLost: false });
    const { user } = renderApp('/admin/orders/301');
    const shown = await region();
    expect(await shown.findByRole('listitem')).toHaveTextContent(/Ring twice.*keeper@shop\.test/);
    await user.type(shown.getByRole('textbox'), ' Leave it with the guard ');
    await user.click(shown.getByRole('button', { name: 'Add note' }));
    expect(await shown.findByText('Leave it with the guard')).toBeVisible();
    expect(shown.getByRole('textbox')).toHaveValue('');
  });

  it('keep what was typed where no answer came, and show the note that is there', async () => {
    serveAdding({ isAnswerLost: true });
    const { user } = renderApp('/admin/orders/301');
    const shown = await region();
    await user.type(await shown.findByRole('textbox'), 'Call first');
    await user.click(shown.getByRole('button', { name: 'Add note' }));
    expect(await shown.findByText('Call first', { selector: 'p' })).toBeVisible();
    expect(shown.getByText(/The shop cannot be reached/)).toBeVisible();
    expect(shown.getByRole('textbox')).toHaveValue('Call first');
  });

  it('keep what was typed where the session ended, until somebody has logged in again', async () => {
    server.use(
      graphql.mutation('AddOrderNote', () => failure({ code: 'UNAUTHENTICATED', status: 401 })),
    );
    const { user, currentAddress } = renderApp('/admin/orders/301');
    const shown = await region();
    await user.type(await shown.findByRole('textbox'), 'Call first');
    await user.click(shown.getByRole('button', { name: 'Add note' }));
    const link = await shown.findByRole('link', { name: 'Log in in a new tab' });
    expect(link).toHaveAttribute('href', '/admin-login');
    expect(localStorage.getItem('admin')).toBeNull();
    expect(currentAddress()).toBe('/admin/orders/301');
    expect(shown.getByRole('textbox')).toHaveValue('Call first');

    // Simulates a login in the new tab, which the browser reports to this one.
    localStorage.setItem('admin', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin', newValue: '1' }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
    serveAdding({ isAnswerLost: false });
    await user.click(shown.getByRole('button', { name: 'Add note' }));
    expect(await shown.findByText('Call first', { selector: 'p' })).toBeVisible();
  });

  it('take nothing empty', async () => {
    const { user } = renderApp('/admin/orders/301');
    const shown = await region();
    await user.click(await shown.findByRole('button', { name: 'Add note' }));
    expect(await shown.findByText('Write the note first.')).toBeVisible();
  });
});

describe('the way back from an order', () => {
  it.each([
    ['Back to the search', '/admin/order-search?text=asha&after=c9'],
    ['Back to the board', '/admin/board?day=2026-11-24&statuses=PACKED'],
    ['Back to the customer', '/admin/customers/21?after=c9'],
    ['Back to the audit log', '/admin/audit?subject=ORDER'],
    ['All orders', '/admin/orders?status=SUCCESS'],
  ])('says %s and leads there as it was', async (name, fromList) => {
    const { history } = renderApp('/admin/orders/302');
    expect(await screen.findByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
    history.push('/admin/orders/301', { fromList });
    await waitFor(() =>
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', fromList),
    );
  });
});
