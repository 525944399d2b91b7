import { OrderNote } from '../../src/modules/ordering/notes/order-note.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { cancelOrder } from '../kit/order-keeping';
import { PASSWORD, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const ADD = `mutation ($orderId: ID!, $text: String!) {
  addOrderNote(orderId: $orderId, text: $text) { id text staffEmail }
}`;
const NOTES = 'query ($id: ID!) { adminOrder(id: $id) { staffNotes { text staffEmail } } }';

async function newOrder(client: Client): Promise<string> {
  await fillCart(client, await addProduct(admin));
  return (await order(client, { paymentMethod: 'CASH_ON_DELIVERY' })).id;
}

describe('notes about an order', () => {
  it('are kept in their order, with who wrote them', async () => {
    const id = await newOrder((await newCustomer(shop)).client);
    for (const text of ['  Call at noon ', 'Called: नंतर'])
      await admin.data(ADD, { orderId: id, text });
    const { staffNotes } = (await admin.data(NOTES, { id })).adminOrder;
    expect(staffNotes).toEqual([
      { text: 'Call at noon', staffEmail: testAdmin.email },
      { text: 'Called: नंतर', staffEmail: testAdmin.email },
    ]);
  });

  it('are written once, however often they are sent', async () => {
    const id = await newOrder((await newCustomer(shop)).client);
    const send = (text: string) => admin.data(ADD, { orderId: id, text });
    const sent = await Promise.all([send('Ring twice'), send('Ring twice')]);
    expect(new Set(sent.map(({ addOrderNote }) => addOrderNote.id)).size).toBe(1);
    for (const text of ['No dog', 'Ring twice']) await send(text);
    const { staffNotes } = (await admin.data(NOTES, { id })).adminOrder;
    expect(staffNotes.map(({ text }: { text: string }) => text)).toEqual([
      'Ring twice',
      'No dog',
      'Ring twice',
    ]);
  });

  it.each([' ', 'x'.repeat(1001)])('are refused where they are %j', async (text) => {
    const orderId = await newOrder((await newCustomer(shop)).client);
    const answer = await admin.graphql(ADD, { orderId, text });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'text']);
  });

  it('go with the account of the customer', async () => {
    const { client } = await newCustomer(shop);
    const orderId = await newOrder(client);
    await admin.data(ADD, { orderId, text: 'Is often late' });
    await cancelOrder(client, orderId);
    const erase = 'mutation ($password: String!) { deleteAccount(password: $password) }';
    await client.data(erase, { password: PASSWORD });
    expect(await shop.database.read.countBy(OrderNote, { orderId: Number(orderId) })).toBe(0);
  });
});
