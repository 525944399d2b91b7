import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PrintedOrderFragment } from '../../generated/graphql';
import { loadLanguage, showLanguage } from '../../shared/lib/language';
import { loadStaffTexts } from '../texts';
import { aPrintedLine, aPrintedOrder } from '../../test/print-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

/** Responds with these orders, one page per list, and records the requests. */
function serveOrders(...parts: PrintedOrderFragment[][]) {
  const asked: unknown[] = [];
  server.use(
    graphql.query('OrdersToPrint', ({ variables }) => {
      asked.push(variables);
      const at = Number(variables['after'] ?? 0);
      return HttpResponse.json({
        data: {
          orderSearch: {
            __typename: 'FoundOrders',
            hasNext: at + 1 < parts.length,
            hasPrevious: at > 0,
            startCursor: String(at),
            endCursor: String(at + 1),
            items: parts[at],
          },
        },
      });
    }),
  );
  return asked;
}

const ofSlot = '/admin/print?day=2026-11-21&slot=1020';

beforeEach(() => {
  localStorage.setItem('admin', '1');
  window.print = vi.fn();
});
afterEach(() => showLanguage('en'));

describe('/admin/print', () => {
  it('adds up what a slot needs, from all parts of the answer', async () => {
    const asked = serveOrders([aPrintedOrder()], [aPrintedOrder({ id: '302' })]);
    renderApp(ofSlot);
    const sheet = await screen.findByRole('article', { name: 'Picking list by shelf' });
    expect(sheet).toHaveTextContent('21 Nov 2026, 5–7 pm');
    expect(sheet).toHaveTextContent('2 orders');
    const row = within(sheet).getByRole('row', { name: /Potato/ });
    expect(row).toHaveTextContent('A10Potato (Aloo / Batata) 1 kg4301 × 2302 × 2');
    expect(asked).toMatchObject([
      {
        filter: { deliveryFrom: '2026-11-21', deliveryTo: '2026-11-21', slotStartMinutes: [1020] },
      },
      { after: '1' },
    ]);
  });

  it('names a deleted account on each sheet as everywhere', async () => {
    const order = aPrintedOrder({ deliveryAddress: null });
    const nobody = { firstName: 'Deleted', lastName: 'customer', phone: '', isDeleted: true };
    serveOrders([{ ...order, customer: { ...order.customer, ...nobody } }]);
    const { user } = renderApp(ofSlot);
    for (const [sheet, article] of [
      ['orders', 'Picking list by order'],
      ['slips', 'Packing slip of order 301'],
    ] as const) {
      await user.selectOptions(await screen.findByLabelText('What to print'), sheet);
      const paper = screen.getByRole('article', { name: article });
      expect(paper).toHaveTextContent('Account deleted');
      expect(paper).not.toHaveTextContent(/Deleted customer|Phone/);
    }
    await user.selectOptions(screen.getByLabelText('What to print'), 'labels');
    expect(screen.getByRole('list', { name: 'Bag labels' })).toHaveTextContent('Account deleted');
  });

  it('says what is missing, replaced and picked, by order and on the slip', async () => {
    serveOrders([
      aPrintedOrder({}, [
        aPrintedLine({
          ...{ id: '1', quantity: 1, orderedQuantity: 4, pickedQuantity: 0 },
          ...{ shortQuantity: 2, shortReason: 'NOT_THERE', substitutedQuantity: 1 },
        }),
        aPrintedLine({
          ...{ id: '2', name: 'Sweet potato', quantity: 2, orderedQuantity: 0 },
          ...{ substitutesLineId: '1', replacedQuantity: 1, pickedQuantity: 1 },
        }),
      ]),
    ]);
    const { user } = renderApp(ofSlot);
    await user.selectOptions(await screen.findByLabelText('What to print'), 'orders');
    const list = screen.getByRole('article', { name: 'Picking list by order' });
    expect(list).toHaveTextContent('If something is missing: Call me 9820098200');
    expect(within(list).getByRole('row', { name: /^1 Potato/ })).toHaveTextContent(
      'replaced: 1missing: 2 (not there)',
    );
    await user.selectOptions(screen.getByLabelText('What to print'), 'slips');
    const slip = screen.getByRole('article', { name: 'Packing slip of order 301' });
    expect(within(slip).getByRole('row', { name: /^Sweet potato/ })).toHaveTextContent(
      'instead of 1 × Potato (Aloo / Batata)picked: 1–2₹68',
    );
    expect(within(slip).getByRole('img', { name: 'Code of order 301' })).toBeVisible();
    expect(slip).toHaveTextContent('Paid');
  });

  it('says on the slip what is still to be collected, where something was credited since', async () => {
    const cash = { paymentMethod: 'CASH_ON_DELIVERY', paymentStatus: 'PENDING' } as const;
    serveOrders([aPrintedOrder({ ...cash, toCollectPaise: 5800 })]);
    const { user } = renderApp(ofSlot);
    await user.selectOptions(await screen.findByLabelText('What to print'), 'slips');
    const slip = screen.getByRole('article', { name: 'Packing slip of order 301' });
    expect(slip).toHaveTextContent('To collect in cash: ₹58');
  });

  it('prints a label for each bag', async () => {
    serveOrders([aPrintedOrder()]);
    const { user } = renderApp(`${ofSlot}&sheet=labels`);
    await user.selectOptions(await screen.findByLabelText('Bags an order'), '2');
    const labels = within(screen.getByRole('list', { name: 'Bag labels' })).getAllByRole(
      'listitem',
    );
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Bag 1 of 2'),
      expect.stringContaining('Bag 2 of 2'),
    ]);
  });

  it('prints selected orders as they are at that moment, and says which are not printed', async () => {
    serveOrders([aPrintedOrder(), aPrintedOrder({ id: '302' })]);
    const { user } = renderApp('/admin/print?orders=301,302');
    expect(await screen.findByRole('article')).toHaveTextContent('Selected orders2 orders');
    const asked = serveOrders([aPrintedOrder(), aPrintedOrder({ id: '302', status: 'CANCELLED' })]);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    const notice = (await screen.findByText(/^These are not printed/)).parentElement;
    expect(notice).toHaveTextContent('Order 302: cancelled');
    expect(asked).toMatchObject([{ filter: { numbers: ['301', '302'] } }]);
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('prints nothing that may be old without saying so', async () => {
    serveOrders([aPrintedOrder()]);
    const { user } = renderApp(ofSlot);
    await screen.findByRole('article');
    server.use(graphql.query('OrdersToPrint', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText(/^The orders could not be loaded anew/)).toBeVisible();
    expect(window.print).not.toHaveBeenCalled();
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('says that the orders could not be loaded, and loads them again', async () => {
    server.use(graphql.query('OrdersToPrint', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp(ofSlot);
    expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
    serveOrders([aPrintedOrder({ status: 'DELIVERED' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None of these orders is waiting for that.')).toBeVisible();
  });

  it('leads to the board where the address names no orders', async () => {
    renderApp('/admin/print');
    expect(await screen.findByText('Choose on the board what is printed.')).toBeVisible();
  });
});

describe('in Hindi', () => {
  const tea = aPrintedLine({
    ...{ id: '2', name: 'Tea', nameHi: 'चाय', nameMr: 'चहा', unit: '250 g' },
    shelf: { ...aPrintedLine().shelf!, shelfLocation: null },
  });
  const speakHindi = async () => {
    await loadStaffTexts();
    await loadLanguage('hi');
    showLanguage('hi');
  };

  it('lists name what is to be fetched so, with what the packs say in English', async () => {
    serveOrders([aPrintedOrder({}, [aPrintedLine(), tea])]);
    await speakHindi();
    const { user } = renderApp(ofSlot);
    const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    expect(await rowOf('चाय')).toHaveTextContent('सब्ज़ियाँचाय 250 ग्रामTea2301 × 2');
    expect(await rowOf('बटाटा')).toHaveTextContent('बटाटा 1 किलोPotato (Aloo / Batata)');
    expect(screen.getByRole('article')).toHaveTextContent('शाम 5 – 7');
    await user.selectOptions(screen.getByLabelText('क्या प्रिंट करना है'), 'orders');
    expect(await rowOf('चाय')).toHaveTextContent('चाय 250 ग्रामTea');
    await user.selectOptions(screen.getByLabelText('क्या प्रिंट करना है'), 'labels');
    expect(screen.getByText('21 नव॰ 2026, शाम 5 – 7')).toBeVisible();
  });

  it.each([
    ['MR', 'mr', 'चहा 250 ग्रॅम', 'संध्याकाळी 5 – 7'],
    ['HI', 'hi', 'चाय 250 ग्राम', 'शाम 5 – 7'],
    [null, 'en-IN', 'Tea 250 g', '5–7 pm'],
  ] as const)(
    'slips are in the language of the customer: %s',
    async (language, lang, name, time) => {
      const { customer, ...printed } = aPrintedOrder({ paymentStatus: 'PENDING' }, [tea]);
      serveOrders([{ ...printed, customer: { ...customer, language } }]);
      await speakHindi();
      renderApp(`${ofSlot}&sheet=slips`);
      const slip = await screen.findByRole('article');
      expect(slip).toHaveAttribute('lang', lang);
      expect(within(slip).getByRole('row', { name: new RegExp(name) })).toBeVisible();
      expect(slip).toHaveTextContent(time);
    },
  );
});
