import { randomUUID } from 'node:crypto';
import { OrderProposal } from '../../src/modules/ordering/proposals/order-proposal.entity';
import { addAddress } from '../kit/addresses';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { CustomerApp, answerRequest, requestOf } from '../kit/customer-app';
import { changeDelivery } from '../kit/delivery';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const PROPOSAL = `query ($id: ID!) {
  orderProposal(id: $id) {
    id appName state orderId addressId deliverySlotId paymentMethod substitution bill { toPayPaise }
  }
}`;
const REFUSE = 'mutation ($id: ID!) { refuseOrderProposal(id: $id) { state } }';
const SLOTS = '{ deliverySlots { id date startMinute endMinute closedReason } }';

type Proposal = Record<string, unknown> & { id: string; bill: { toPayPaise: number } };

/** A customer with a connected app, an address, and a filled cart. */
interface Household extends TestCustomer {
  app: CustomerApp;
  addressId: string;
  productId: number;
  propose(changes?: Record<string, unknown>): Promise<Proposal>;
  stateOf(proposal: Proposal): Promise<{ state: string; orderId: string | null }>;
}

/** An app that a customer connected, with the scopes that it requested. */
async function connect({ client }: TestCustomer): Promise<CustomerApp> {
  await shop.services.limiter.forget(
    { name: 'app-registration', points: 1, perSeconds: 1 },
    '127.0.0.1',
  );
  const app = await CustomerApp.connect(shop);
  await expect(app.answer('my_addresses')).rejects.toThrow('Unauthorized');
  await app.beAllowedBy(client);
  return app;
}

async function newHousehold(product: Record<string, unknown> = {}): Promise<Household> {
  const customer = await newCustomer(shop);
  const { client } = customer;
  const productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 10, ...product });
  const { id: addressId } = await addAddress(client);
  await fillCart(client, productId, 3);
  const app = await connect(customer);
  const propose = async (changes: Record<string, unknown> = {}) =>
    (await app.answer('propose_order', { idempotencyKey: randomUUID(), ...changes })).proposeOrder;
  const stateOf = async ({ id }: Proposal) =>
    (await app.answer('order_proposal', { id })).orderProposal;
  return { ...customer, app, addressId, productId, propose, stateOf };
}

/** Sends the request of the page when the customer approves what they were shown. */
function approve(client: Client, proposal: Proposal, changes: Record<string, unknown> = {}) {
  const { id: proposalId, bill, paymentMethod, addressId, deliverySlotId, substitution } = proposal;
  const { toPayPaise: expectedTotalPaise } = bill;
  return placeOrder(client, {
    ...{ proposalId, expectedTotalPaise, paymentMethod, addressId, deliverySlotId, substitution },
    ...changes,
  });
}

const ordersOf = async ({ client }: Household) =>
  (await client.data('{ orders { totalCount } }')).orders.totalCount;

describe('a proposed order', () => {
  it('is the cart with what an app chose, and is placed once its customer approves', async () => {
    const house = await newHousehold({ name: 'Basmati' });
    const { addresses } = await house.app.answer('my_addresses');
    expect(addresses).toMatchObject([{ id: house.addressId, isDefault: true }]);
    const slots = (await house.client.data(SLOTS)).deliverySlots;
    const slot = slots.at(-1);
    const proposal = await house.propose({
      ...{ addressId: house.addressId, deliverySlotId: slot.id, substitution: 'SIMILAR_PRODUCT' },
    });
    expect(proposal).toMatchObject({
      state: 'WAITING',
      approvalUrl: `${shop.config.security.publicUrl}/client/cart?proposal=${proposal.id}`,
      expiresAt: new Date(clock.now().getTime() + 60 * 60 * 1000).toISOString(),
      orderId: null,
      lines: [
        { productId: String(house.productId), name: 'Basmati', quantity: 3, totalPaise: 30_000 },
      ],
      bill: { subtotalPaise: 30_000, toPayPaise: 30_000 },
      paymentMethod: 'CASH_ON_DELIVERY',
      deliverySlotId: slot.id,
      deliverySlot: { date: slot.date, startMinute: slot.startMinute, endMinute: slot.endMinute },
    });
    expect([await ordersOf(house), await stockOf(shop.database, house.productId)]).toEqual([0, 10]);

    const shown = (await house.client.data(PROPOSAL, { id: proposal.id })).orderProposal;
    expect(shown).toMatchObject({ appName: 'Kitchen helper', substitution: 'SIMILAR_PRODUCT' });
    const { id } = (await approve(house.client, shown)).body.data.placeOrder;
    expect(await house.stateOf(proposal)).toMatchObject({ state: 'APPROVED', orderId: id });
    const placed = (await house.app.answer('get_order', { id })).order;
    expect(placed).toMatchObject({
      ...{ status: 'SUCCESS', paymentMethod: 'CASH_ON_DELIVERY', bill: { toPayPaise: 30_000 } },
      deliverySlot: { date: slot.date, startMinute: slot.startMinute },
    });
  });

  it('takes the default address and the first free window where the app chose none', async () => {
    const house = await newHousehold();
    const [first] = (await house.client.data(SLOTS)).deliverySlots.filter(
      ({ closedReason }: { closedReason: string | null }) => closedReason === null,
    );
    const proposal = await house.propose({ paymentMethod: 'CARD' });
    expect(proposal).toMatchObject({ addressId: house.addressId, deliverySlotId: first.id });
    expect(proposal.bill.toPayPaise).toBe(28_500);
    // The payment follows the approval.
    const { body } = await approve(house.client, proposal);
    expect(body.data.placeOrder).toMatchObject({ status: 'PENDING', paymentMethod: 'CARD' });
    expect((await house.stateOf(proposal)).state).toBe('APPROVED');
  });

  it('is the same one for the same key, and no other one', async () => {
    const house = await newHousehold();
    const idempotencyKey = randomUUID();
    const both = await Promise.all([
      house.propose({ idempotencyKey }),
      house.propose({ idempotencyKey }),
    ]);
    const again = await house.propose({ idempotencyKey });
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    await expect(house.propose({ idempotencyKey, paymentMethod: 'CARD' })).rejects.toThrow(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('is placed once, however often it is approved, also at the same moment', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    const answers = await Promise.all([1, 2, 3].map(() => approve(house.client, proposal)));
    const ids = answers.map(({ body }) => body.data.placeOrder.id);
    expect(new Set(ids).size).toBe(1);
    expect((await approve(house.client, proposal)).body.data.placeOrder.id).toBe(ids[0]);
    expect(await ordersOf(house)).toBe(1);
    // Repeating the approval of an ordered proposal must not order a cart that was filled meanwhile.
    await fillCart(house.client, house.productId);
    expect(refusalOf(await approve(house.client, proposal))).toEqual([409, 'PROPOSAL_OVER']);
  });

  it('is refused by its customer, and cannot be approved then', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    const { id } = proposal;
    expect((await house.client.data(REFUSE, { id })).refuseOrderProposal.state).toBe('REFUSED');
    expect((await house.client.data(REFUSE, { id })).refuseOrderProposal.state).toBe('REFUSED');
    expect((await house.stateOf(proposal)).state).toBe('REFUSED');
    expect(refusalOf(await approve(house.client, proposal))).toEqual([409, 'PROPOSAL_OVER']);
    expect(await ordersOf(house)).toBe(0);
  });

  it('is either refused or approved where both happen at the same moment', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    await Promise.all([
      approve(house.client, proposal),
      house.client.graphql(REFUSE, { id: proposal.id }),
    ]);
    const { state, orderId } = await house.stateOf(proposal);
    expect([state, await ordersOf(house)]).toEqual(orderId ? ['APPROVED', 1] : ['REFUSED', 0]);
  });

  it('is over after an hour, and forgotten after a month', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    clock.advance({ minutes: 60 });
    expect((await house.stateOf(proposal)).state).toBe('EXPIRED');
    expect(refusalOf(await approve(house.client, proposal))).toEqual([409, 'PROPOSAL_OVER']);
    const id = Number(proposal.id);
    const isKept = () => shop.database.read.existsBy(OrderProposal, { id });
    await shop.services.proposals.sweep();
    expect(await isKept()).toBe(true);
    const expiresAt = new Date(clock.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    await shop.database.write((tx) => tx.update(OrderProposal, { id }, { expiresAt }));
    await shop.services.proposals.sweep();
    expect(await isKept()).toBe(false);
  });

  it('ends with the connection of its app', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    const { connectedApps } = await house.client.data('{ connectedApps { id } }');
    const { id } = connectedApps[0];
    await house.client.data('mutation ($id: ID!) { disconnectApp(id: $id) }', { id });
    const answer = await house.client.graphql(PROPOSAL, { id: proposal.id });
    expect(failureOf(answer).code).toBe('NOT_FOUND');
    expect(refusalOf(await approve(house.client, proposal))).toEqual([
      ...[404, 'NOT_FOUND', 'proposalId'],
    ]);
    expect(await ordersOf(house)).toBe(0);
  });

  it('is in the log when it is proposed, approved and refused', async () => {
    const house = await newHousehold();
    const events = await recordedBy(shop, async () => {
      const { id } = await house.propose();
      await house.client.data(REFUSE, { id });
      await approve(house.client, await house.propose());
    });
    const told = events.filter(({ action }) => action.startsWith('customer.order-'));
    const id = expect.any(Number);
    expect(told.map(({ action, after }) => [action, after])).toEqual([
      ['customer.order-proposed', { proposalId: id, connectionId: id, toPayPaise: 30_000 }],
      ['customer.order-refused', { proposalId: id }],
      ['customer.order-proposed', { proposalId: id, connectionId: id, toPayPaise: 30_000 }],
      ['customer.order-approved', { proposalId: id, orderId: id }],
    ]);
    expect(told.every(({ subjectId }) => subjectId === house.customerId)).toBe(true);
  });

  it('is counted by customer, so that no app fills the shop', async () => {
    const house = await newHousehold();
    for (let times = 0; times < 20; times += 1) await house.propose();
    await expect(house.propose()).rejects.toThrow('TOO_MANY_ATTEMPTS');
    clock.advance({ minutes: 61 });
    await house.propose();
  });
});

describe('an order whose facts changed after it was proposed', () => {
  /** Expects that the approval of the original proposal is refused, without any effect. */
  async function expectRefusal(house: Household, proposal: Proposal, code: string): Promise<void> {
    expect((await house.stateOf(proposal)).state).toBe('CHANGED');
    expect(failureOf(await approve(house.client, proposal)).code).toBe(code);
    expect(await ordersOf(house)).toBe(0);
    // It stays open: the customer may approve its current state.
    expect((await house.stateOf(proposal)).state).toBe('CHANGED');
  }

  it('is not placed at another price; the new total is approved anew', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    await editProduct(admin, house.productId, { mrpPaise: 9_000 });
    await expectRefusal(house, proposal, 'PRICE_CHANGED');
    const { body } = await approve(house.client, proposal, { expectedTotalPaise: 27_000 });
    const { id, bill } = body.data.placeOrder;
    expect(bill.toPayPaise).toBe(27_000);
    expect(await house.stateOf(proposal)).toMatchObject({ state: 'APPROVED', orderId: id });
  });

  it('is not placed with another cart', async () => {
    const house = await newHousehold();
    const proposal = await house.propose();
    await fillCart(house.client, house.productId, 1);
    await expectRefusal(house, proposal, 'PRICE_CHANGED');
  });

  it('is not placed where the stock was sold meanwhile', async () => {
    const house = await newHousehold({ stockQuantity: 5 });
    const proposal = await house.propose();
    const other = await newCustomer(shop);
    await fillCart(other.client, house.productId, 3);
    await order(other.client);
    await expectRefusal(house, proposal, 'OUT_OF_STOCK');
    await expect(house.propose()).rejects.toThrow('OUT_OF_STOCK');
  });

  it('is not placed in a window that was filled meanwhile', async () => {
    const house = await newHousehold();
    const other = await newCustomer(shop);
    const {
      id: deliverySlotId,
      date,
      startMinute,
      endMinute,
    } = (await house.client.data(SLOTS)).deliverySlots.at(-2);
    const days = { dates: [date], windows: [{ startMinute, endMinute, capacity: 1 }] };
    await changeDelivery(admin, 'changeDeliveryDays', days);
    const proposal = await house.propose({ deliverySlotId });
    await fillCart(other.client, house.productId);
    await order(other.client, { deliverySlotId });
    await expectRefusal(house, proposal, 'SLOT_UNAVAILABLE');
    await expect(house.propose({ deliverySlotId })).rejects.toThrow('SLOT_UNAVAILABLE');
    await expect(house.propose({ deliverySlotId: '2020-01-01/60' })).rejects.toThrow(
      'SLOT_UNAVAILABLE',
    );
  });
});

describe('what cannot be proposed', () => {
  it('is an empty cart, an unknown coupon, and an address of somebody else', async () => {
    const house = await newHousehold();
    const other = await newHousehold();
    const { addressId } = other;
    await expect(house.propose({ addressId })).rejects.toThrow('NOT_FOUND');
    await expect(house.propose({ couponCode: 'NOTHING' })).rejects.toThrow('COUPON_INVALID');
    await order(house.client);
    await expect(house.propose()).rejects.toThrow('CART_EMPTY');
  });

  it('is less than the minimum order', async () => {
    const house = await newHousehold();
    const terms = { feePaise: 0, freeFromPaise: null };
    await changeDelivery(admin, 'changeDeliveryTerms', { ...terms, minimumOrderPaise: 30_001 });
    await expect(house.propose()).rejects.toThrow('MINIMUM_ORDER');
    await changeDelivery(admin, 'changeDeliveryTerms', { ...terms, minimumOrderPaise: 0 });
  });
});

describe('proposals', () => {
  it('are for apps with the scope alone', async () => {
    const house = await newHousehold();
    const app = await CustomerApp.connect(shop);
    await expect(app.answer('my_cart')).rejects.toThrow('Unauthorized');
    const request = { ...requestOf(app.asked as URL), scope: 'cart orders:read' };
    const answer = await answerRequest(house.client, request);
    await app.useCode(answer);
    expect((await app.answer('my_cart')).cart.totalQuantity).toBe(3);
    for (const tool of ['propose_order', 'order_proposal', 'my_addresses'])
      await expect(app.answer(tool, {})).rejects.toThrow();
    const input = { idempotencyKey: randomUUID() };
    const PROPOSE = 'mutation ($input: ProposeOrderInput!) { proposeOrder(input: $input) { id } }';
    expect(failureOf(await house.client.graphql(PROPOSE, { input })).code).toBe('FORBIDDEN');
    expect(failureOf(await shop.client().graphql(PROPOSE, { input })).code).toBe('UNAUTHENTICATED');
  });

  it('are of their customer, and of the app that made them', async () => {
    const house = await newHousehold();
    const other = await newHousehold();
    const proposal = await house.propose();
    const { id } = proposal;
    await expect(other.stateOf(proposal)).rejects.toThrow('NOT_FOUND');
    for (const query of [PROPOSAL, REFUSE])
      expect(failureOf(await other.client.graphql(query, { id })).code).toBe('NOT_FOUND');
    expect(refusalOf(await approve(other.client, proposal, { addressId: null }))).toEqual([
      ...[404, 'NOT_FOUND', 'proposalId'],
    ]);
    const second = await connect(house);
    await expect(second.answer('order_proposal', { id })).rejects.toThrow('NOT_FOUND');
    expect((await house.stateOf(proposal)).state).toBe('WAITING');
  });
});
