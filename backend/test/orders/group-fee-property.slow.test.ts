import fc from 'fast-check';
import { Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { orderGroup } from '../kit/delivery-groups';
import { editableOrder, quoteEdit, sendEdit } from '../kit/editing';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

const FEE = 3_000;
const FREE_FROM = 25_000;
const PRICES = [10_000, 5_000, 2_000];
const SLOTS = ['2026-11-20/1020', '2026-11-21/540', '2026-11-21/1020'];

let shop: TestShop;
let owner: Client;
let products: number[];
beforeAll(async () => {
  // 08:30 in India: the first open window is the first of SLOTS.
  const clock = new MovableClock(new Date('2026-11-20T03:00:00Z'));
  shop = await openTestShop({ clock, slotCapacity: 500 });
  owner = await adminClient(shop);
  const terms = { feePaise: FEE, freeFromPaise: FREE_FROM };
  await changeDelivery(owner, 'changeDeliveryTerms', terms);
  products = [];
  for (const mrpPaise of PRICES)
    products.push(await addProduct(owner, { mrpPaise, stockQuantity: 10_000 }));
});
afterAll(() => shop.close());

/** An order as it should be; modelled independently of the shop's own rules. */
interface Expected {
  id: string;
  price: number;
  pieces: number;
  fee: number;
  slot: number;
  isCancelled: boolean;
}

const subtotalOf = ({ price, pieces }: Expected) => price * pieces;
const totalOf = (order: Expected) => subtotalOf(order) * 0.95 + order.fee;
const ownFee = (subtotal: number) => (subtotal >= FREE_FROM ? 0 : FEE);
const live = (orders: readonly Expected[]) => orders.filter(({ isCancelled }) => !isCancelled);

/** The deliveries of a customer, each with its orders, oldest first; `isGroup` if ordered by REST. */
class Deliveries {
  private readonly all: { isGroup: boolean; orders: Expected[] }[] = [];

  get orders(): Expected[] {
    return this.all.flatMap(({ orders }) => orders).sort((a, b) => Number(a.id) - Number(b.id));
  }

  place(ids: readonly string[], lines: readonly [number, number][]): void {
    const subtotal = lines.reduce((sum, [price, pieces]) => sum + price * pieces, 0);
    const open = [...this.all]
      .sort((a, b) => Number(b.orders[0]?.id) - Number(a.orders[0]?.id))
      .find(
        ({ isGroup, orders }) =>
          isGroup &&
          live(orders).length > 0 &&
          live(orders).every(({ slot }) => slot === orders[0]?.slot),
      );
    const group = open ?? { isGroup: true, orders: [] };
    if (!open) this.all.push(group);
    lines.forEach(([price, pieces], at) => {
      const isFirst = !open && at === 0;
      const slot = group.orders[0]?.slot ?? 0;
      const fee = isFirst ? ownFee(subtotal) : 0;
      group.orders.push({ id: ids[at] as string, price, pieces, fee, slot, isCancelled: false });
    });
  }

  /** Edits an order; returns whether this edit is permitted. */
  edit(order: Expected, pieces: number, slot: number): boolean {
    const delivery = this.deliveryOf(order);
    const wanted = { ...order, pieces, slot };
    const others = live(delivery.orders).filter((other) => other !== order);
    const isMoved = slot !== order.slot;
    const isMovedOfGroup = delivery.isGroup && isMoved && others.length > 0;
    const takesAlong = isMovedOfGroup && order.fee > 0;
    const leaves = isMovedOfGroup && !takesAlong;
    if (!delivery.isGroup || (isMoved && !takesAlong)) {
      const kept = delivery.orders.filter(({ isCancelled }) => isCancelled);
      const keptFee = leaves ? 0 : kept.reduce((sum, { fee }) => sum + fee, 0);
      wanted.fee = Math.max(0, ownFee(subtotalOf(wanted)) - keptFee);
    }
    if (!isMoved && pieces === order.pieces) return true;
    if (totalOf(wanted) > totalOf(order)) return false;
    if (takesAlong) for (const other of others) other.slot = slot;
    Object.assign(order, wanted);
    if (leaves) {
      delivery.orders = delivery.orders.filter((other) => other !== order);
      this.all.push({ isGroup: false, orders: [order] });
    }
    return true;
  }

  /** The amount that the customer has finally paid for an order. */
  paidFor(order: Expected): number {
    if (!order.isCancelled) return totalOf(order);
    return live(this.deliveryOf(order).orders).length > 0 ? order.fee : 0;
  }

  private deliveryOf(order: Expected) {
    return this.all.find(({ orders }) => orders.includes(order)) as (typeof this.all)[number];
  }
}

async function paidInFact(client: Client, id: string): Promise<number> {
  const { payments, refunds } = await orderDetails(client, id);
  const sum = (rows: { status: string; amountPaise: number }[]) =>
    rows
      .filter(({ status }) => status === 'SUCCESS')
      .reduce((paise, { amountPaise }) => paise + amountPaise, 0);
  return sum(payments) - sum(refunds);
}

type Step =
  | { kind: 'place'; pieces: (number | undefined)[] }
  | { kind: 'cancel' | 'edit' | 'move' | 'both'; which: number; fewer: number; slot: number };

const aChange = (kind: Exclude<Step['kind'], 'place'>) =>
  fc.record({
    kind: fc.constant(kind),
    which: fc.nat(20),
    fewer: fc.nat(3),
    slot: fc.nat(SLOTS.length - 1),
  });
const aCart = fc.record({
  kind: fc.constant('place' as const),
  pieces: fc
    .array(fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }), {
      ...{ minLength: PRICES.length, maxLength: PRICES.length },
    })
    .filter((pieces) => pieces.some((each) => each !== undefined)),
});
const steps: fc.Arbitrary<Step[]> = fc
  .tuple(
    aCart,
    fc.array(
      fc.oneof(
        aCart,
        aChange('cancel'),
        aChange('cancel'),
        aChange('edit'),
        aChange('move'),
        aChange('both'),
      ),
      { minLength: 3, maxLength: 9 },
    ),
  )
  .map(([first, others]) => [first, ...others]);

async function place({ client, customerId }: TestCustomer, pieces: (number | undefined)[]) {
  const lines = pieces.flatMap((quantity, at) => (quantity ? [{ at, quantity }] : []));
  const wanted = lines.map(({ at, quantity }) => ({ productId: products[at] as number, quantity }));
  const ids = await orderGroup({ client, customerId } as TestCustomer, wanted);
  return {
    ids,
    lines: lines.map(({ at, quantity }): [number, number] => [PRICES[at] ?? 0, quantity]),
  };
}

/** Edits an order at the quoted price; returns whether it succeeded. */
async function edit(client: Client, { id, pieces, slot }: Expected): Promise<boolean> {
  const { lines, editVersion } = await editableOrder(client, id);
  const change = {
    lines: [{ orderLineId: lines[0].id, quantity: pieces }],
    deliverySlotId: SLOTS[slot] as string,
  };
  const { body } = await quoteEdit(client, id, change);
  if (body.errors) return false;
  const expectedTotalPaise = body.data.orderEditQuote.bill.toPayPaise;
  const done = await sendEdit(client, id, {
    ...{ ...change, expectedTotalPaise, expectedVersion: editVersion },
  });
  return done.body.errors === undefined;
}

it('charges what a small calculation says, whatever is placed, joined, cancelled, edited and moved', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const customer = await newCustomer(shop);
      const { client } = customer;
      const expected = new Deliveries();
      for (const step of sequence) {
        if (step.kind === 'place') {
          const { ids, lines } = await place(customer, step.pieces);
          expected.place(ids, lines);
          continue;
        }
        const open = live(expected.orders);
        const order = open[step.which % Math.max(1, open.length)];
        if (!order) continue;
        if (step.kind === 'cancel') {
          await cancelOrder(client, order.id);
          order.isCancelled = true;
          continue;
        }
        const pieces = step.kind === 'move' ? order.pieces : Math.max(1, order.pieces - step.fewer);
        const slot = step.kind === 'edit' ? order.slot : step.slot;
        const isDone = await edit(client, { ...order, pieces, slot });
        expect(isDone).toBe(expected.edit(order, pieces, slot));
      }
      for (const order of expected.orders)
        expect([order.id, await paidInFact(client, order.id)]).toEqual([
          ...[order.id, expected.paidFor(order)],
        ]);
      await expectIntegrity(shop);
    }),
    { numRuns: 15 },
  );
});
