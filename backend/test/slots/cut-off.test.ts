import { Clock } from '../../src/kernel/clock';
import { addDays, istInstant } from '../../src/kernel/ist';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

/** Among them the days on which New York changes its clocks, and the last day of the year. */
const DAYS = ['2026-03-08', '2026-11-01', '2026-11-21', '2026-12-31'];
const START_MINUTES = [420, 540, 1020, 1140];
const CUT_OFFS = DAYS.flatMap((date) =>
  START_MINUTES.map((startMinute) => ({ date, startMinute })),
);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let now = istInstant('2026-03-01', 0);
const clock: Clock = { now: () => now };

let shop: TestShop;
let admin: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  productId = await addProduct(admin, { stockQuantity: 1000 });
});
afterAll(() => shop.close());

const ORDER = `query ($id: ID!) { order(id: $id) {
  orderedDate placedAt deliverySlot { date startMinute endMinute }
} }`;

/** A new customer with a filled cart: a session does not last from one test to the next. */
async function customerNow(): Promise<Client> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId);
  return client;
}

async function closedReasonOf(id: string): Promise<string | null | undefined> {
  const { deliverySlots } = await shop.client().data('{ deliverySlots { id closedReason } }');
  return deliverySlots.find((slot: { id: string }) => slot.id === id)?.closedReason;
}

describe('a delivery slot', () => {
  it('is looked at in the time zone that these tests are asked to run in', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(timeZone).toBe(process.env.TZ ?? timeZone);
  });

  it.each(CUT_OFFS)('of $date at minute $startMinute closes on the second', async (slot) => {
    const { date, startMinute } = slot;
    const deliverySlotId = `${date}/${startMinute}`;
    const cutOff = istInstant(date, startMinute - 60);
    now = cutOff;
    const client = await customerNow();
    expect(await closedReasonOf(deliverySlotId)).toBe('CLOSED');
    expect(failureOf(await placeOrder(client, { deliverySlotId }))).toMatchObject({
      code: 'SLOT_UNAVAILABLE',
      message: 'This delivery slot is closed',
    });
    now = new Date(cutOff.getTime() - 1);
    expect(await closedReasonOf(deliverySlotId)).toBeNull();
    const { body } = await placeOrder(client, { deliverySlotId });
    const { id } = body.data.placeOrder;
    expect((await client.data(ORDER, { id })).order).toEqual({
      orderedDate: date,
      placedAt: now.toISOString(),
      deliverySlot: { date, startMinute, endMinute: startMinute + 120 },
    });
  });

  it.each([
    ['an hour on', HOUR_MS],
    ['a day on', DAY_MS],
    ['an hour back', -HOUR_MS],
    ['a day back', -DAY_MS],
  ])('is never sold after its cut-off where the clock moves %s', async (_, jumpMs) => {
    now = new Date(istInstant('2027-01-05', 16 * 60).getTime() + jumpMs);
    const client = await customerNow();
    const { deliverySlots } = await client.data(
      '{ deliverySlots { id date startMinute closedReason } }',
    );
    expect(deliverySlots).toHaveLength(28);
    for (const { date, startMinute, closedReason } of deliverySlots) {
      const isLate = istInstant(date, startMinute - 60) <= now;
      expect(closedReason).toBe(isLate ? 'CLOSED' : null);
    }
    const { deliverySlot } = (await placeOrder(client)).body.data.placeOrder;
    expect(istInstant(deliverySlot.date, deliverySlot.startMinute - 60) > now).toBe(true);
  });

  it('is of an Indian day, which an order belongs to, too', async () => {
    const midnight = istInstant('2027-02-01', 0);
    for (const [ms, orderedDate] of [
      [-1, '2027-01-31'],
      [0, '2027-02-01'],
    ] as const) {
      now = new Date(midnight.getTime() + ms);
      const client = await customerNow();
      const { id } = (await placeOrder(client)).body.data.placeOrder;
      expect((await client.data(ORDER, { id })).order).toMatchObject({ orderedDate });
      const { deliverySlots } = await client.data('{ deliverySlots { date } }');
      expect(deliverySlots[0].date).toBe(orderedDate);
      expect(deliverySlots[27].date).toBe(addDays(orderedDate, 6));
    }
  });
});
