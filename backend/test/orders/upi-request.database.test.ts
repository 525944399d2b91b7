import { StaffRole } from '../../src/kernel/permissions';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { moveTo } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { onRound, riddenRound } from '../kit/rounds';
import { fillCart, order } from '../kit/shopping';
import { Member, newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const FIELDS = 'payeeAddress payeeName version';
const CHANGE = `mutation ($input: UpiSettingsInput!) { changeUpiSettings(input: $input) { ${FIELDS} } }`;
const SETTINGS = `{ upiSettings { ${FIELDS} } }`;
const STOPS = '{ myRounds { stops { order { id upiRequest { reference link } } } } }';
const PAYEE = { payeeAddress: 'grocessay@okbank', payeeName: 'Grocessay Thane' };

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
let rider: Member;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  rider = await newMember(shop, StaffRole.RIDER);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** Changes the current settings. */
async function change(input: Record<string, unknown> = PAYEE, client = owner) {
  const { version: expectedVersion } = (await owner.data(SETTINGS)).upiSettings;
  return client.graphql(CHANGE, { input: { expectedVersion, ...input } });
}

describe('whom customers pay by UPI at the door', () => {
  it('is changed by managers, with a version, and told to the audit log', async () => {
    const manager = await newMember(shop, StaffRole.MANAGER);
    const [event] = await recordedBy(shop, () =>
      change({ ...PAYEE, payeeName: ' Grocessay Thane ' }, manager.client),
    );
    expect(event).toMatchObject({
      ...{ action: 'upi-settings.changed', subject: 'delivery', after: PAYEE },
      before: { payeeAddress: null, payeeName: null },
    });
    const { version, ...payee } = (await owner.data(SETTINGS)).upiSettings;
    expect(payee).toEqual(PAYEE);
    const late = await change({ ...PAYEE, payeeName: 'Mine', expectedVersion: version - 1 });
    expect(late.body.errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      details: { current: { ...PAYEE, version }, submitted: { payeeName: 'Mine' } },
    });
    const keeper = await newMember(shop, StaffRole.ORDERS);
    expect(failureOf(await change(PAYEE, keeper.client)).code).toBe('FORBIDDEN');
  });

  it.each([
    ['payeeAddress', { payeeAddress: 'no bank' }],
    ['payeeAddress', { payeeAddress: `${'a'.repeat(70)}@okbank` }],
    ['payeeAddress', { payeeAddress: 'shop@bank&am=1' }],
    ['payeeName', { payeeName: 'x'.repeat(51) }],
    ['payeeName', { payeeName: null }],
    ['expectedVersion', { expectedVersion: 0 }],
  ])('needs a fitting %s: %j', async (field, changes) => {
    const refusal = refusalOf(await change({ ...PAYEE, ...changes }));
    expect(refusal).toEqual([400, 'VALIDATION', field]);
  });
});

describe('the request to pay at a stop', () => {
  it('is for the exact amount, and for the rest once a part is paid; none without a payee', async () => {
    await change();
    const customer = await newCustomer(shop);
    const productId = await addProduct(owner, { stockQuantity: 9, mrpPaise: 12_345 });
    await fillCart(customer.client, productId, 1);
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(owner, id, 'PACKED');
    const round = await riddenRound(owner, rider, [id]);
    const request = async () => {
      const { myRounds } = await rider.client.data(STOPS);
      return myRounds[0].stops[0].order.upiRequest;
    };
    const link = (amount: string, reference: string) =>
      `upi://pay?pa=grocessay@okbank&pn=Grocessay%20Thane&am=${amount}&cu=INR&tr=${reference}&tn=Order%20${id}`;
    const { reference, link: whole } = await request();
    expect(reference).toMatch(new RegExp(`^[A-Z]+${id}$`));
    expect(whole).toBe(link('123.45', reference));
    await onRound(rider.client, 'upi', { orderId: id, amountPaise: 10_000, utr: '777756789012' });
    expect((await request()).link).toBe(link('23.45', `${reference}P10000`));
    await change({ payeeAddress: null, payeeName: null });
    expect(await request()).toBeNull();
    await change();
    await onRound(rider.client, 'deliver', {
      ...{ stopId: round.stops[0].id, receivedBy: 'Asha', cashPaise: 2_345 },
    });
    expect(await request()).toBeNull();
  });
});
