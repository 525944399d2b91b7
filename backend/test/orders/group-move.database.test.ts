import { StaffRole } from '../../src/kernel/permissions';
import { addToOrder } from '../kit/additions';
import { addAddress } from '../kit/addresses';
import { Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { orderGroup } from '../kit/delivery-groups';
import { Edit, editOrder, editableOrder, quoteEdit, sendEdit } from '../kit/editing';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { orderWith } from '../kit/offers';
import { cancelOrder } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { creditedOrder } from '../kit/returns';
import { fillCart, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

/** 08:30 in India: the first open window begins at 17:00. */
const START = new Date('2026-11-20T03:00:00Z');
const SLOT = '2026-11-20/1020';
const LATER = '2026-11-21/540';
const NEXT = '2026-11-21/1020';
const FEE = 3_000;

const clock = new MovableClock(START);
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let rice: number;
let dal: number;
beforeEach(async () => {
  shop = await openTestShop({ clock, slotCapacity: 2 });
  owner = await adminClient(shop);
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { mrpPaise: 10_000, stockQuantity: 50 });
  dal = await addProduct(owner, { mrpPaise: 5_000, stockQuantity: 50 });
});
afterEach(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const terms = (changes: Record<string, unknown> = {}) =>
  changeDelivery(owner, 'changeDeliveryTerms', {
    ...{ feePaise: FEE, freeFromPaise: 60_000, minimumOrderPaise: 0, ...changes },
  });
/** Orders of three packs of rice, with the fee, and three of dal, paid by card. */
async function group(): Promise<[string, string]> {
  const pieces = [rice, dal].map((productId) => ({ productId, quantity: 3 }));
  const [first = '', second = ''] = await orderGroup(customer, pieces);
  return [first, second];
}
const keep = async (id: string, quantity: number): Promise<Edit> => ({
  lines: [{ orderLineId: (await editableOrder(customer.client, id)).lines[0].id, quantity }],
});
const edit = (id: string, changes: Edit, version = 0) =>
  editOrder(customer.client, id, changes, version);
const refusal = async (id: string, changes: Edit, client = customer.client) =>
  refusalOf(await quoteEdit(client, id, changes));
const addressId = async () => (await addAddress(customer.client, { line1: '9 Lake Road' })).id;
const feeOf = async (id: string): Promise<number> => {
  const { bill } = await editableOrder(customer.client, id);
  return bill.steps.find(({ kind }: { kind: string }) => kind === 'DELIVERY_FEE').amountPaise;
};
const taken = async (): Promise<Record<string, number>> => {
  const { deliverySlots } = await shop.client().data('{ deliverySlots { id capacity remaining } }');
  return Object.fromEntries(
    deliverySlots
      .map(({ id, capacity, remaining }: { id: string; capacity: number; remaining: number }) => [
        ...[id, capacity - remaining],
      ])
      .filter(([, count]: [string, number]) => count > 0),
  );
};

describe('an order that has the fee of its delivery group', () => {
  const placesOf = async (ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { deliverySlot, deliveryAddress } = await editableOrder(customer.client, id);
        return `${deliverySlot.date}/${deliverySlot.startMinute} ${deliveryAddress?.line1 ?? ''}`;
      }),
    );

  /** Another customer takes a place of the later slot. */
  const takePlace = async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, rice, 1);
    await orderWith(client, { paymentMethod: 'CASH_ON_DELIVERY', deliverySlotId: LATER });
  };

  it('takes the others along, in one place of the new slot, at the same price', async () => {
    await terms();
    const ids = await group();
    const [first, second] = ids;
    // One place is left in the new slot.
    await takePlace();
    const { bill } = await editableOrder(customer.client, first);
    expect(await edit(first, { deliverySlotId: LATER })).toMatchObject({
      ...{ bill: { toPayPaise: bill.toPayPaise }, refunds: [] },
    });
    expect(await placesOf(ids)).toEqual([`${LATER} `, `${LATER} `]);
    expect(await taken()).toEqual({ [LATER]: 2 });
    expect((await editableOrder(customer.client, second)).events.at(-1).note).toContain(
      'New delivery slot',
    );
    await edit(first, { addressId: await addressId() }, 1);
    expect(await placesOf(ids)).toEqual([`${LATER} 9 Lake Road`, `${LATER} 9 Lake Road`]);
    expect([await feeOf(first), await feeOf(second)]).toEqual([FEE, 0]);
    await cancelOrder(customer.client, first);
    await cancelOrder(customer.client, second);
    expect(await taken()).toEqual({ [LATER]: 1 });
  });

  it('takes along what was added and is not paid yet', async () => {
    await terms();
    const [first, second] = await group();
    const added = await addToOrder(customer.client, first, [{ productId: dal, quantity: 1 }]);
    await edit(first, { deliverySlotId: LATER });
    expect(await placesOf([first, second, added.id])).toEqual(Array(3).fill(`${LATER} `));
    expect(await taken()).toEqual({ [LATER]: 1 });
    await pay(customer.client, { orderId: added.id });
  });

  it('stays while another one is picked, and where no place is free', async () => {
    await terms();
    const [first, second] = await group();
    await takePlace();
    await takePlace();
    const { toPayPaise: expectedTotalPaise } = (await editableOrder(customer.client, first)).bill;
    const full = { deliverySlotId: LATER, expectedTotalPaise };
    expect(refusalOf(await sendEdit(customer.client, first, full)).slice(0, 2)).toEqual([
      ...[409, 'SLOT_UNAVAILABLE'],
    ]);
    await startPicking(owner, second);
    expect(await refusal(first, { deliverySlotId: NEXT })).toEqual([
      ...[409, 'ORDER_NOT_EDITABLE', 'orderId'],
    ]);
    expect(await placesOf([first, second])).toEqual([`${SLOT} `, `${SLOT} `]);
  });

  it('goes alone once no other one is left', async () => {
    await terms();
    const [first, second] = await group();
    await cancelOrder(customer.client, second);
    const { client: staff } = await newMember(shop, StaffRole.MANAGER);
    await editOrder(staff, first, { deliverySlotId: LATER }, 0);
    expect(await feeOf(first)).toBe(FEE);
    expect(await taken()).toEqual({ [LATER]: 1 });
  });

  it('is moved while another one is picked or cancelled, and each is where it is said to be', async () => {
    await terms();
    const [first, second] = await group();
    const begun = startPicking(owner, second).catch(() => undefined);
    await Promise.all([
      ...[begun, cancelOrder(customer.client, second).catch(() => undefined)],
      edit(first, { deliverySlotId: LATER }).catch(() => undefined),
    ]);
    const { status } = await editableOrder(customer.client, second);
    const [one, other] = await placesOf([first, second]);
    expect(status === 'CANCELLED' || one === other).toBe(true);
  });
});

describe('an order that leaves its delivery group', () => {
  it('has a fee and a place of its own, and the group goes on with its own', async () => {
    await terms();
    const [first, second] = await group();
    // Two packs of dal for 100 rupees less 5 %, and the fee: 125 instead of 142.50.
    const moved = await edit(second, { ...(await keep(second, 2)), deliverySlotId: LATER });
    expect(moved).toMatchObject({
      ...{ bill: { toPayPaise: 12_500 }, deliverySlot: { date: '2026-11-21', startMinute: 540 } },
      ...{ refunds: [{ amountPaise: 1_750 }], deliveryVersion: 1 },
    });
    expect([await feeOf(first), await feeOf(second)]).toEqual([FEE, FEE]);
    expect(await taken()).toEqual({ [SLOT]: 1, [LATER]: 1 });
    await cancelOrder(customer.client, second);
    await cancelOrder(customer.client, first);
    expect(await taken()).toEqual({});
    for (const id of [first, second])
      expect(await creditedOrder(customer.client, id)).toMatchObject({ paymentStatus: 'REFUNDED' });
  });

  it('costs no more than was paid, and is a smallest order of its own', async () => {
    await terms();
    const [, second] = await group();
    const [later, elsewhere] = [{ deliverySlotId: LATER }, { addressId: await addressId() }];
    const COSTS_MORE = [409, 'ORDER_NOT_EDITABLE', 'expectedTotalPaise'];
    expect(await refusal(second, later)).toEqual(COSTS_MORE);
    expect(await refusal(second, elsewhere)).toEqual(COSTS_MORE);
    await terms({ minimumOrderPaise: 20_000 });
    expect(await refusal(second, later)).toEqual([409, 'MINIMUM_ORDER', 'minimumOrderPaise']);
  });

  it.each([0, 1])(
    'takes a second place of its slot where only its address is another: %p',
    async (which) => {
      const ids = await group();
      const id = ids[which] as string;
      const stays = ids[1 - which] as string;
      await edit(id, { addressId: await addressId() });
      expect(await taken()).toEqual({ [SLOT]: 2 });
      expect(await editableOrder(customer.client, id)).toMatchObject({
        deliveryAddress: { line1: '9 Lake Road' },
      });
      await cancelOrder(customer.client, stays);
      expect(await taken()).toEqual({ [SLOT]: 1 });
      await edit(id, { deliverySlotId: NEXT }, 1);
      expect(await taken()).toEqual({ [NEXT]: 1 });
    },
  );

  it('needs room where it goes', async () => {
    const [first, second] = await group();
    await orderGroup(await newCustomer(shop), [{ productId: rice, quantity: 1 }]);
    const expectedTotalPaise = (await editableOrder(customer.client, second)).bill.toPayPaise;
    const change = { addressId: await addressId(), expectedTotalPaise };
    const refused = await sendEdit(customer.client, second, change);
    expect(refusalOf(refused).slice(0, 2)).toEqual([409, 'SLOT_UNAVAILABLE']);
    expect(await taken()).toEqual({ [SLOT]: 2 });
    await edit(first, { deliverySlotId: LATER });
    expect(await taken()).toEqual({ [SLOT]: 2, [LATER]: 1 });
  });

  it('is the last one: the fee that was kept of the others is for its delivery, wherever it goes', async () => {
    await terms();
    const [first, second] = await group();
    await cancelOrder(customer.client, first);
    await edit(second, { deliverySlotId: LATER });
    expect(await feeOf(second)).toBe(0);
    expect(await taken()).toEqual({ [LATER]: 1 });
    await cancelOrder(customer.client, second);
    expect(await creditedOrder(customer.client, first)).toMatchObject({
      paymentStatus: 'REFUNDED',
    });
  });

  it('leaves while another one is cancelled', async () => {
    const [first, second] = await group();
    await Promise.all([
      edit(second, { deliverySlotId: LATER }),
      cancelOrder(customer.client, first),
    ]);
    expect(await taken()).toEqual({ [LATER]: 1 });
  });
});
