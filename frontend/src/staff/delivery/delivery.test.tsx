import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  aCalendarDay,
  aCalendarWindow,
  aClosedDay,
  deliverySettings,
  deliveryTerms,
} from '../../test/delivery-records';
import { istDayOf } from '../../shared/lib/ist-day';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';
import { daysBetween, type CalendarDay, type Settings } from './calendar.rules';
import { shortDayName } from '../../shared/lib/short-day';

const today = istDayOf(new Date());

/** Serves settings and a calendar with the given exceptions. */
function serveDelivery(
  settings: Partial<Settings> = {},
  dayOf: (date: string) => CalendarDay = (date) => aCalendarDay(date),
) {
  server.use(
    graphql.query('DeliverySettings', () =>
      HttpResponse.json({ data: { deliverySettings: deliverySettings(settings) } }),
    ),
    graphql.query('DeliveryCalendar', ({ variables }) => {
      const { from, to } = variables as { from: string; to: string };
      const days = daysBetween(from, to).map(dayOf);
      return HttpResponse.json({
        data: { deliveryCalendar: { __typename: 'DeliveryCalendar', version: 4, days } },
      });
    }),
  );
}

/** Responds to a mutation, and records the requests. */
function serveChange(name: string, field: string, ...answers: (number | object)[]) {
  const sent: unknown[] = [];
  server.use(
    graphql.mutation(name, ({ variables }) => {
      sent.push(variables['input'] ?? variables);
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? 5;
      if (typeof answer === 'object') return failure({ code: 'CONFLICT', details: { ...answer } });
      return HttpResponse.json({
        data: { [field]: { __typename: 'DeliverySettings', version: answer } },
      });
    }),
  );
  return sent;
}

const changeButton = (name: string) => screen.findByRole('button', { name: `Change ${name}` });
const dialog = () => screen.findByRole('dialog');

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/delivery', () => {
  it('shows each day with what is booked, and says which windows are overbooked', async () => {
    serveDelivery({}, (date) =>
      date === today
        ? aCalendarDay(date, {
            windows: [aCalendarWindow({ capacity: 4, bookedCount: 5, isOverbooked: true })],
          })
        : aCalendarDay(date, { isClosed: true, reason: 'Diwali', windows: [] }),
    );
    renderApp('/admin/delivery');
    const day = (await changeButton(shortDayName(today))).closest('li');
    expect(day).toHaveTextContent('7–9 am5 of 4overbooked');
    expect(screen.getAllByText('Diwali').length).toBeGreaterThan(20);
    expect(screen.getByText(/^These windows have more orders/).closest('[role]')).toHaveTextContent(
      `${shortDayName(today)}, 07:00: 5 orders`,
    );
    const toOrders = screen.getByRole('link', { name: `${shortDayName(today)}, 07:00` });
    expect(toOrders).toHaveAttribute('href', `/admin/board?day=${today}`);
  });

  it('closes a day with its reason, and takes that back', async () => {
    serveDelivery();
    const sent = serveChange('ChangeDeliveryDays', 'changeDeliveryDays', 5, 6);
    const { user } = renderApp('/admin/delivery');
    await user.click(await changeButton(shortDayName(today)));
    await user.click(within(await dialog()).getByRole('checkbox', { name: /^Closed/ }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Diwali ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { dates: [today], isClosed: true, reason: 'Diwali', windows: [], expectedVersion: 4 },
      { dates: [today], isClosed: false, reason: null, windows: [], expectedVersion: 5 },
    ]);
  });

  it('says before it is saved which windows a change leaves overbooked', async () => {
    serveDelivery({}, (date) =>
      aCalendarDay(date, { windows: [aCalendarWindow({ bookedCount: 12 })] }),
    );
    const { user } = renderApp('/admin/delivery');
    await user.click(await changeButton(shortDayName(today)));
    const [capacity] = within(await dialog()).getAllByRole('textbox', { name: 'Orders it takes' });
    if (!capacity) throw new Error('There is a window.');
    await user.clear(capacity);
    await user.type(capacity, '11');
    expect(await screen.findByText(/^More orders are booked than that/)).toBeVisible();
    await user.clear(capacity);
    await user.type(capacity, '12');
    expect(screen.queryByText(/^More orders are booked than that/)).not.toBeInTheDocument();
  });

  it('opens several days again, each as it was, and shows weeks by the address', async () => {
    serveDelivery({ days: [aClosedDay(today)] });
    const sent = serveChange('ChangeDeliveryDays', 'changeDeliveryDays', 5);
    const { user, currentAddress } = renderApp('/admin/delivery');
    await user.click(await screen.findByRole('button', { name: 'Close or open days' }));
    await user.selectOptions(within(await dialog()).getByLabelText('What happens'), 'OPEN');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent).toMatchObject([
      { dates: [today], isClosed: false, reason: null, windows: [{ startMinute: 600 }] },
    ]);
    await user.click(screen.getByRole('link', { name: 'Later ›' }));
    expect(currentAddress()).toMatch(/^\/admin\/delivery\?from=\d{4}-\d\d-\d\d$/);
    await user.click(await screen.findByRole('link', { name: '‹ Earlier' }));
    expect(currentAddress()).toBe('/admin/delivery');
  });

  it('says which windows of a day overlap, and stores them all the same', async () => {
    serveDelivery();
    const sent = serveChange('ChangeWeekdayWindows', 'changeWeekdayWindows', 5);
    const { user } = renderApp('/admin/delivery?part=weekdays');
    await user.click(await changeButton('Monday'));
    const [, second] = within(await dialog()).getAllByLabelText('From');
    if (!second) throw new Error('There are two windows.');
    await user.clear(second);
    await user.type(second, '08:00');
    expect(await screen.findByText(/^7–9 am and 8 am–7 pm overlap/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ weekdays: ['MONDAY'] }]));
  });

  it('gives several weekdays new windows, and brings each of theirs back', async () => {
    serveDelivery();
    const sent = serveChange('ChangeWeekdayWindows', 'changeWeekdayWindows', 5, 6, 7);
    const { user } = renderApp('/admin/delivery?part=weekdays');
    await user.click(await changeButton('Monday'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove window 2' }));
    await user.click(screen.getByRole('button', { name: 'Add a window' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter when it starts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove window 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(sent).toMatchObject([
      { weekdays: ['MONDAY', 'SUNDAY'], windows: [{ startMinute: 420 }], expectedVersion: 4 },
      { weekdays: ['MONDAY'], windows: [{}, { startMinute: 1020 }], expectedVersion: 5 },
      { weekdays: ['SUNDAY'], windows: [{}, { startMinute: 1020 }], expectedVersion: 5 },
    ]);
  });

  it('shows both values where somebody else changed the same, and saves what is chosen', async () => {
    serveDelivery();
    const stored = deliveryTerms({ feePaise: 1_500 });
    const sent = serveChange(
      'ChangeDeliveryTerms',
      'changeDeliveryTerms',
      { current: { version: 7, parts: [stored] }, submitted: { feePaise: 2_000 } },
      8,
    );
    const { user } = renderApp('/admin/delivery?part=fees');
    await user.click(await changeButton('fees and minimum order'));
    const fee = within(await dialog()).getByLabelText('Delivery fee (₹)');
    await user.clear(fee);
    await user.type(fee, '20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('dialog', { name: 'Changed meanwhile' });
    expect(conflict).toHaveTextContent('Stored nowDelivery costs ₹15');
    expect(conflict).toHaveTextContent('YoursDelivery costs ₹20');
    // The typed values are still there.
    await user.click(within(conflict).getByRole('button', { name: 'Close' }));
    expect(fee).toHaveValue('20');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Delivery settings saved')).toBeVisible();
    expect(sent).toEqual([
      { feePaise: 2_000, expectedVersion: 4 },
      { feePaise: 2_000, expectedVersion: 4 },
    ]);
  });

  it('says what becomes of the fee of returned orders, and changes that alone', async () => {
    serveDelivery();
    const sent = serveChange('ChangeDeliveryTerms', 'changeDeliveryTerms', 5, 6);
    const { user } = renderApp('/admin/delivery?part=fees');
    expect(await screen.findByText('Paid back when an order is returned')).toBeVisible();
    await user.click(await changeButton('fees and minimum order'));
    await user.click(screen.getByRole('checkbox', { name: /^Keep the fee of orders/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { keepsReturnFee: true, expectedVersion: 4 },
        { keepsReturnFee: false, expectedVersion: 5 },
      ]),
    );
  });

  it('knows its own change after a lost answer', async () => {
    serveDelivery();
    const stored = deliveryTerms({ feePaise: 2_000 });
    serveChange('ChangeDeliveryTerms', 'changeDeliveryTerms', {
      current: { version: 5, parts: [stored] },
      submitted: { feePaise: 2_000 },
    });
    const { user } = renderApp('/admin/delivery?part=fees');
    await user.click(await changeButton('fees and minimum order'));
    const fee = within(await dialog()).getByLabelText('Delivery fee (₹)');
    await user.clear(fee);
    await user.type(fee, '20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Delivery settings saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('adds an area; the pin code of another one is told at its field', async () => {
    serveDelivery();
    server.use(
      graphql.mutation('AddDeliveryArea', () =>
        failure({ code: 'VALIDATION', fields: { pinCodes: '400601 is in Thane' } }),
      ),
    );
    const { user } = renderApp('/admin/delivery?part=areas');
    await user.click(await screen.findByRole('button', { name: 'Add an area' }));
    await user.type(within(await dialog()).getByLabelText('Name'), 'Mulund');
    await user.type(screen.getByLabelText('Pin codes'), '400601');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('400601 is in Thane')).toBeVisible();
    const sent = serveChange('AddDeliveryArea', 'addDeliveryArea', 5);
    await user.clear(screen.getByLabelText('Pin codes'));
    await user.type(screen.getByLabelText('Pin codes'), '400080-400082');
    await user.click(screen.getByRole('checkbox', { name: /^Fees of its own/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Delivery settings saved')).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Mulund',
        pinCodes: ['400080', '400081', '400082'],
        terms: { feePaise: 0, freeFromPaise: null, minimumOrderPaise: 0 },
        expectedVersion: 4,
      },
    ]);
  });

  it('removes an area when that is confirmed, and brings it back', async () => {
    serveDelivery();
    const removed = serveChange('RemoveDeliveryArea', 'removeDeliveryArea', 5);
    const added = serveChange('AddDeliveryArea', 'addDeliveryArea', 6);
    const { user } = renderApp('/admin/delivery?part=areas');
    await user.click(await screen.findByRole('button', { name: 'Remove Thane' }));
    expect(await dialog()).toHaveTextContent('Thane: 400601-400602, 400604');
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(removed).toEqual([{ id: '1', expectedVersion: 4 }]);
    expect(added).toMatchObject([{ name: 'Thane', pinCodes: ['400601', '400602', '400604'] }]);
  });

  it('asks before changes in a dialog are lost', async () => {
    serveDelivery();
    const { user } = renderApp('/admin/delivery?part=fees');
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(await changeButton('fees and minimum order'));
    const minimum = within(await dialog()).getByLabelText('Minimum order (₹)');
    expect(isHeld()).toBe(false);
    await user.type(minimum, '1');
    expect(isHeld()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isHeld()).toBe(false);
  });

  it('says so where it cannot be loaded', async () => {
    serveDelivery();
    server.use(
      graphql.query('DeliverySettings', () => failure({ code: 'UNAVAILABLE', status: 503 })),
    );
    renderApp('/admin/delivery');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The delivery settings could not be loaded.',
    );
  });
});
