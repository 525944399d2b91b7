import { randomUUID } from 'node:crypto';
import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { cancelOrder } from '../kit/order-keeping';
import { PASSWORD, adminClient, customerInput } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const SEARCH = `query ($text: String!, $pageSize: Int!, $after: ID, $before: ID) {
  customerSearch(text: $text, pageSize: $pageSize, after: $after, before: $before) {
    hasPrevious hasNext startCursor endCursor
    items { customer { id firstName phone email } orderCount orderedPaise lastOrderAt registeredAt }
  }
}`;
const ONE = `query ($id: ID!) { staffCustomer(id: $id) { customer { id email } orderCount orderedPaise lastOrderAt } }`;

const search = async (text: string, more: Record<string, unknown> = {}) =>
  (await admin.data(SEARCH, { text, pageSize: 25, ...more })).customerSearch;
const idsOf = ({ items }: { items: { customer: { id: string } }[] }) =>
  items.map(({ customer }) => customer.id);

/** A unique family name. */
const newName = () =>
  `Z${randomUUID().replace(/[^a-z]/g, '')}${randomUUID().replace(/[^a-z]/g, '')}`;

async function newNamed(lastName: string, changes: Record<string, unknown> = {}): Promise<string> {
  const input = customerInput({ lastName, gender: 'male', ...changes });
  const { id } = await shop.services.customers.register(input);
  return String(id);
}

describe('the search for customers', () => {
  it('finds by the beginnings of names and e-mail, and by phone from either end', async () => {
    const lastName = newName();
    const id = await newNamed(lastName, { firstName: 'Sunita', phone: '9812345670' });
    for (const text of [
      lastName.toUpperCase(),
      `sun ${lastName.slice(0, 8)}`,
      `${lastName} 98123`,
      `${lastName} 5670`,
    ])
      expect(idsOf(await search(text))).toEqual([id]);
    const { items } = await search(lastName);
    expect(idsOf(await search(items[0].customer.email))).toEqual([id]);
    for (const text of [`${lastName} 670`, `${lastName} Anil`, '%', `_${lastName.slice(1)}`])
      expect(idsOf(await search(text))).toEqual([]);
  });

  it('leads through the newest first, in both directions', async () => {
    const lastName = newName();
    const ids = [];
    for (let n = 0; n < 5; n++) ids.unshift(await newNamed(lastName));
    const first = await search(lastName, { pageSize: 2 });
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({ hasPrevious: false, hasNext: true });
    const second = await search(lastName, { pageSize: 2, after: first.endCursor });
    expect(idsOf(second)).toEqual(ids.slice(2, 4));
    const last = await search(lastName, { pageSize: 2, after: second.endCursor });
    expect(idsOf(last)).toEqual(ids.slice(4));
    expect(last).toMatchObject({ hasPrevious: true, hasNext: false });
    const back = await search(lastName, { pageSize: 2, before: second.startCursor });
    expect(idsOf(back)).toEqual(ids.slice(0, 2));
    expect(back).toMatchObject({ hasPrevious: false, hasNext: true });
  });

  it('adds up the orders, without cancelled ones, and forgets who has left', async () => {
    const lastName = newName();
    const input = customerInput({ lastName, gender: 'male' });
    const id = String((await shop.services.customers.register(input)).id);
    expect((await search(lastName)).items[0]).toMatchObject({ orderCount: 0, lastOrderAt: null });
    const client = shop.client();
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    await client.data(login, { input: { email: input.email, password: PASSWORD } });
    const product = await addProduct(admin, { mrpPaise: 12_300, stockQuantity: 50 });
    const placed = [];
    for (let n = 0; n < 2; n++) {
      await fillCart(client, product);
      placed.push(await order(client, { paymentMethod: 'CASH_ON_DELIVERY' }));
    }
    const sum = placed.reduce((total, { bill }) => total + bill.toPayPaise, 0);
    const { staffCustomer } = await admin.data(ONE, { id });
    expect(staffCustomer).toMatchObject({ orderCount: 2, orderedPaise: sum });
    expect(Date.now() - Date.parse(staffCustomer.lastOrderAt)).toBeLessThan(60_000);
    for (const { id: orderId } of placed) await cancelOrder(client, orderId);
    expect((await admin.data(ONE, { id })).staffCustomer).toMatchObject({
      orderCount: 2,
      orderedPaise: 0,
    });
    const erase = 'mutation ($password: String!) { deleteAccount(password: $password) }';
    await client.data(erase, { password: PASSWORD });
    expect(idsOf(await search(lastName))).toEqual([]);
    expect(refusalOf(await admin.graphql(ONE, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
  });

  it('is not for a picker', async () => {
    const { client } = await newMember(shop, StaffRole.PICKER);
    const answer = await client.graphql(SEARCH, { text: '', pageSize: 5 });
    expect(refusalOf(answer)?.slice(0, 2)).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ after: 'x' }, 'after'],
    [{ before: '-1' }, 'before'],
  ])('refuses %j', async (wrong, field) => {
    const answer = await admin.graphql(SEARCH, { text: '', pageSize: 5, ...wrong });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });
});
