import { requestSignUpCode, signUpWithCode } from '../kit/accounts';
import { Client } from '../kit/client';
import { HookServer } from '../kit/hook-server';
import { mailsTo } from '../kit/mails';
import { moveTo } from '../kit/order-keeping';
import { adminClient, newCustomer, newPhone } from '../kit/people';
import { act, startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let hook: HookServer;
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  hook = await HookServer.open();
  const secret = 'a secret of the hook, and of no other';
  shop = await openTestShop({ mail: { from: 'shop@sabzi.in', hook: { url: hook.url, secret } } });
  admin = await adminClient(shop);
});
afterAll(async () => {
  await shop.close();
  await hook.close();
});

/** The messages to a phone, oldest first. */
async function messagesTo(phone: string) {
  await shop.services.mails.settled();
  await shop.services.mails.sendPending();
  return hook.received.map(({ body }) => JSON.parse(body)).filter(({ to }) => to === `+91${phone}`);
}

/** A customer with a phone and without an email address. */
async function phoneCustomer() {
  const [phone, client] = [newPhone(), shop.client()];
  await requestSignUpCode(client, phone);
  const [{ values }] = await messagesTo(phone);
  await signUpWithCode(client, phone, values.code);
  return { phone, client };
}

const cash = { paymentMethod: 'CASH_ON_DELIVERY' };

it('tells customers without an e-mail address of their orders at their phone', async () => {
  const { phone, client } = await phoneCustomer();
  await fillCart(client, await addProduct(admin));
  const { id } = await order(client, cash);
  await moveTo(admin, id, 'DELIVERED');
  const [, placed, ...more] = await messagesTo(phone);
  const link = `${shop.config.security.publicUrl}/client/order/${id}`;
  expect(placed).toMatchObject({
    ...{ kind: 'order-placed', language: 'en', values: { order: String(id), link } },
    text: `${shop.config.store.name}: Your order ${id} is placed ${link}`,
  });
  expect(more.map(({ kind }) => kind)).toEqual(['order-out-for-delivery', 'order-delivered']);
});

it('asks them at their phone what is to come instead', async () => {
  const { phone, client } = await phoneCustomer();
  const add = (name: string, mrpPaise: number) =>
    addProduct(admin, { name, mrpPaise, categorySlug: 'snacks' });
  const wanted = await add('Roasted Zunka 100 g', 5_000);
  await add('Salted Zunka 100 g', 4_500);
  await fillCart(client, wanted);
  const { id } = await order(client, { ...cash, substitution: 'CALL_ME' });
  await startPicking(admin, id);
  await act(admin, id, wanted, 'ask', { quantity: 1 });
  const question = (await messagesTo(phone)).at(-1);
  expect(question.kind).toBe('order-question');
  expect(question.values.link).toContain('/substitute-question');
  expect(question.text).toContain(question.values.link);
});

it('writes to an e-mail address where there is one', async () => {
  const { client, email } = await newCustomer(shop);
  await fillCart(client, await addProduct(admin));
  await order(client, cash);
  expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['order-placed']);
  const { phone } = (await client.data('{ me { phone } }')).me;
  expect(await messagesTo(phone)).toEqual([]);
});
