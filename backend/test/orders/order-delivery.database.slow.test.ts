import { Order } from '../../src/modules/ordering/orders/order.entity';
import { linesOf, recordedBy } from '../kit/audit';
import { expectIntegrity } from '../kit/integrity';
import { Answer, Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { failureOf, refusalOf } from '../kit/failure';
import { loseNextCommitAnswer } from '../kit/lost-answers';
import { readMail } from '../kit/mail-parts';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T00:00:00Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  productId = await addProduct(admin, { stockQuantity: 1_000 });
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CHANGE = `mutation ($id: ID!, $input: OrderDeliveryInput!) {
  changeOrderDelivery(id: $id, input: $input) {
    order {
      deliveryVersion status bill { toPayPaise }
      deliveryAddress { recipientName phone line1 line2 landmark instructions pinCode }
      deliverySlot { date startMinute }
    }
  }
}`;
const SEARCH = `query ($phone: String) {
  orderSearch(filter: { phone: $phone }) { items { order { id } } }
}`;
const BEFORE = '2026-11-20/420';
const LATER = '2026-11-21/540';

const elsewhere = {
  ...{ recipientName: 'Anil Patil', phone: '9820099999', line1: 'B-12, Gokhale Road' },
  ...{ line2: 'Naupada', landmark: 'Opposite the temple', pinCode: '400602' },
  instructions: 'Call from the gate',
};

async function newOrder({ client }: TestCustomer = customer): Promise<string> {
  await fillCart(client, productId);
  const { id } = await order(client, {
    ...{ paymentMethod: 'CASH_ON_DELIVERY', deliverySlotId: BEFORE },
  });
  return id;
}

const change = (id: string, input: Record<string, unknown>, client = admin): Promise<Answer> =>
  client.graphql(CHANGE, { id, input: { expectedVersion: 0, ...input } });

async function bookedIn(...slotIds: string[]): Promise<number[]> {
  const { deliverySlots } = await admin.data('{ deliverySlots { id capacity remaining } }');
  return slotIds.map((slotId) => {
    const slot = deliverySlots.find(({ id }: { id: string }) => id === slotId);
    return slot.capacity - slot.remaining;
  });
}

const mailsOf = async ({ email }: TestCustomer) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'order-delivery-changed');

describe('changeOrderDelivery', () => {
  it('brings an order elsewhere at another time, at the same price', async () => {
    const id = await newOrder();
    const [before = 0, after = 0] = await bookedIn(BEFORE, LATER);
    const { bill } = (
      await admin.data(
        'query ($id: ID!) { adminOrder(id: $id) { order { bill { toPayPaise } } } }',
        { id },
      )
    ).adminOrder.order;
    const { body } = await change(id, { deliverySlotId: LATER, address: elsewhere });
    expect(body.data.changeOrderDelivery.order).toEqual({
      ...{ deliveryVersion: 1, status: 'SUCCESS', bill },
      deliveryAddress: elsewhere,
      deliverySlot: { date: '2026-11-21', startMinute: 540 },
    });
    expect(await bookedIn(BEFORE, LATER)).toEqual([before - 1, after + 1]);
  });

  it('is told in the history, in an email, and by the search', async () => {
    const id = await newOrder();
    await change(id, { deliverySlotId: LATER, address: elsewhere });
    expect((await orderDetails(customer.client, id)).events.at(-1)).toMatchObject({
      ...{ fromStatus: 'SUCCESS', toStatus: 'SUCCESS', actorRole: 'ADMIN' },
      note: 'New delivery slot: Sat, 21 Nov, 9 am – 11 am, and new address',
    });
    const mails = await mailsOf(customer);
    expect(mails).toHaveLength(1);
    expect(readMail(mails[0]?.source ?? '')).toMatchObject({
      subject: `Grocessay: Order ${id}: delivery changed`,
      text: expect.stringContaining('Anil Patil'),
    });
    const { orderSearch } = await admin.data(SEARCH, { phone: '9820099999' });
    expect(orderSearch.items).toContainEqual({ order: { id } });
  });

  it('is kept in the audit log without the address', async () => {
    const id = await newOrder();
    const entries = await recordedBy(shop, () =>
      change(id, { deliverySlotId: LATER, address: elsewhere }),
    );
    expect(linesOf(entries)).toEqual(['admin order.delivery-changed (order)']);
    expect(entries[0]).toMatchObject({
      subjectId: Number(id),
      before: { slotDate: '2026-11-20', slotStartMinute: 420 },
      after: { slotDate: '2026-11-21', slotStartMinute: 540, changed: ['deliveryAddress'] },
    });
    expect(JSON.stringify(entries)).not.toContain('Anil');
  });

  it('changes only the address', async () => {
    const id = await newOrder();
    const { body } = await change(id, { address: { ...elsewhere, line2: ' ', landmark: null } });
    expect(body.data.changeOrderDelivery.order).toMatchObject({
      deliveryAddress: { ...elsewhere, line2: null, landmark: null },
      deliverySlot: { date: '2026-11-20', startMinute: 420 },
    });
    const { events } = await orderDetails(customer.client, id);
    expect(events.at(-1).note).toBe('New address');
  });

  it('happens once, however often it is sent', async () => {
    const id = await newOrder();
    const input = { deliverySlotId: LATER, address: elsewhere };
    loseNextCommitAnswer(shop.database);
    const answers = [await change(id, input), await change(id, input)];
    expect(answers.map(({ body }) => body.data.changeOrderDelivery.order.deliveryVersion)).toEqual([
      1, 1,
    ]);
    expect((await orderDetails(customer.client, id)).events).toHaveLength(2);
    expect(await mailsOf(customer)).toHaveLength(1);
  });

  it('lets one of two who saw the same order change it, and shows the other both sides', async () => {
    const id = await newOrder();
    const wanted = ['2026-11-21/420', '2026-11-22/420'];
    const answers = await Promise.all(
      wanted.map((deliverySlotId) => change(id, { deliverySlotId })),
    );
    const lost = answers.findIndex(({ body }) => body.errors);
    const refused = answers[lost] as Answer;
    expect(refusalOf(refused)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(refused.body.errors[0].extensions.details).toMatchObject({
      current: { deliverySlotId: wanted[1 - lost], version: 1 },
      submitted: { deliverySlotId: wanted[lost], version: 0 },
    });
  });

  it.each([
    [{}, [400, 'VALIDATION', 'deliverySlotId']],
    [{ expectedVersion: -1, deliverySlotId: LATER }, [400, 'VALIDATION', 'expectedVersion']],
    [{ deliverySlotId: '2020-11-21/420' }, [409, 'SLOT_UNAVAILABLE', 'deliverySlotId']],
    [{ deliverySlotId: 'x'.repeat(21) }, [400, 'VALIDATION', 'deliverySlotId']],
    [{ address: { ...elsewhere, pinCode: '110001' } }, [400, 'VALIDATION', 'pinCode']],
    [{ address: { ...elsewhere, phone: '98' } }, [400, 'VALIDATION', 'phone']],
    [{ address: { ...elsewhere, recipientName: ' ' } }, [400, 'VALIDATION', 'recipientName']],
  ])('refuses %j', async (input, refusal) => {
    const id = await newOrder();
    expect(refusalOf(await change(id, input))).toEqual(refusal);
    expect((await orderDetails(customer.client, id)).events).toHaveLength(1);
  });

  it.each(['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERY_FAILED', 'RETURNED'])(
    'changes nothing of an order that is %s',
    async (status) => {
      const id = await newOrder();
      await moveTo(admin, id, status);
      expect(refusalOf(await change(id, { deliverySlotId: LATER }))).toEqual([
        ...[409, 'ORDER_MOVE_REFUSED', 'id'],
      ]);
    },
  );

  it('changes nothing of a cancelled order', async () => {
    const id = await newOrder();
    await cancelOrder(customer.client, id);
    expect(refusalOf(await change(id, { address: elsewhere }))[1]).toBe('ORDER_MOVE_REFUSED');
  });
});

describe('the last place of a slot', () => {
  const DAY = '2026-11-24';
  const LAST = `${DAY}/1020`;

  beforeEach(() =>
    changeDelivery(admin, 'changeDeliveryDays', {
      dates: [DAY],
      windows: [{ startMinute: 1020, endMinute: 1140, capacity: 1 }],
    }),
  );

  it('goes to one of several orders that are brought at another time, and of those that are placed', async () => {
    const ids = [await newOrder(), await newOrder(), await newOrder()];
    const others = await Promise.all([newCustomer(shop), newCustomer(shop)]);
    for (const { client } of others) await fillCart(client, productId);
    const input = { paymentMethod: 'CASH_ON_DELIVERY', deliverySlotId: LAST };
    const answers = await Promise.all([
      ...ids.map((id) => change(id, { deliverySlotId: LAST })),
      ...others.map(({ client }) => placeOrder(client, input)),
    ]);
    const refused = answers.filter(({ body }) => body.errors);
    expect(refused.map((answer) => failureOf(answer).code)).toEqual(
      Array(4).fill('SLOT_UNAVAILABLE'),
    );
    const inSlot = { slotDate: DAY, slotStartMinute: 1020 };
    expect(await shop.database.read.countBy(Order, inSlot)).toBe(1);
    const holder = await shop.database.read.findOneByOrFail(Order, inSlot);
    await cancelOrder(clientOf(holder.customerId, others), holder.id);
  });

  it('is free again once its order is brought at another time', async () => {
    const id = await newOrder();
    await change(id, { deliverySlotId: LAST });
    const next = await newOrder();
    expect(refusalOf(await change(next, { deliverySlotId: LAST }))[1]).toBe('SLOT_UNAVAILABLE');
    await change(id, { deliverySlotId: BEFORE, expectedVersion: 1 });
    expect((await change(next, { deliverySlotId: LAST })).body.errors).toBeUndefined();
    await cancelOrder(customer.client, next);
  });

  const clientOf = (customerId: number, others: TestCustomer[]) =>
    [customer, ...others].find((each) => each.customerId === customerId)?.client ?? admin;
});
