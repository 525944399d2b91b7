import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { changeEmail, forgotPassword, logIn } from './accounts';
import { giveCredit, newCoupon } from './offers';
import { cancelOrder, moveTo } from './order-keeping';
import { PASSWORD, TestCustomer, customerInput, newEmail, newPhone } from './people';
import { addProduct } from './products';
import { receiptOf } from './receipts';
import { card, fillCart, order, pay } from './shopping';
import { TestShop } from './test-shop';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const ADD_ADDRESS = 'mutation ($input: AddressInput!) { addAddress(input: $input) { id } }';
const CONTACT = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';

/** A customer with every kind of data that the shop stores. */
export interface KnownCustomer extends TestCustomer {
  /** Unique texts; finding one reveals personal data. */
  traces: string[];
  deliveredOrderId: string;
  cancelledOrderId: string;
}

/** A customer who has registered, shopped, paid, received a refund, sent a message and logged in on another device. */
export async function knownCustomer(shop: TestShop, admin: Client): Promise<KnownCustomer> {
  const client = shop.client();
  const tag = randomUUID().slice(0, 8);
  const text = (what: string) => `${what}-${tag}`;
  const email = `quackenbush.${tag}@shop.test`;
  const phone = newPhone();
  const names = { firstName: text('Zerlina'), lastName: text('Quackenbush') };
  const places = { district: text('Wagle'), state: text('Konkan'), zipCode: text('Z4') };
  const person = customerInput({ email, phone, ...names, ...places });
  const { register } = await client.data(REGISTER, { input: person });
  const { body } = await logIn(client, email, PASSWORD);
  await logIn(shop.client(), email, PASSWORD);
  await writeAndAsk(shop, client, { email, names });
  const address = {
    ...{ label: text('Nest'), recipientName: text('Aunt'), phone, pinCode: '400602' },
    ...{ line1: text('Lane'), line2: text('Area'), landmark: text('Lake') },
  };
  await client.data(ADD_ADDRESS, { input: address });
  await wishFor(client, admin);
  const orders = await shopAround(client, admin, text('Cardholder'));
  return {
    ...{ client, email, customerId: Number(register.id) },
    accessToken: body.data.login.accessToken,
    traces: [email, phone, ...Object.values(names), ...Object.values(places), tag],
    ...orders,
  };
}

async function writeAndAsk(
  shop: TestShop,
  client: Client,
  { email, names }: { email: string; names: { firstName: string } },
): Promise<void> {
  for (const address of [email, email.toUpperCase()])
    await client.data(CONTACT, {
      input: { fullName: names.firstName, email: address, subject: 'Where are my onions?' },
    });
  await forgotPassword(shop.client(), email);
  await changeEmail(client, newEmail());
}

async function wishFor(client: Client, admin: Client): Promise<void> {
  const [saved, missing] = [await addProduct(admin), await addProduct(admin, { stockQuantity: 0 })];
  await client.data('mutation ($id: ID!) { addWish(productId: $id) { priceMails } }', {
    id: saved,
  });
  await client.data('mutation ($id: ID!) { notifyMe(productId: $id) { priceMails } }', {
    id: missing,
  });
}

async function shopAround(client: Client, admin: Client, nameOnCard: string) {
  await giveCredit(admin, client, 5_000);
  const { code } = await newCoupon(admin);
  const productId = await addProduct(admin, { stockQuantity: 20, mrpPaise: 60_000 });
  await fillCart(client, productId, 3);
  const delivered = await order(client, { couponCode: code, useGiftCredit: true });
  await pay(client, card({ orderId: delivered.id, nameOnCard }));
  await moveTo(admin, delivered.id, 'DELIVERED');
  await receiptOf(client, delivered.id);
  await fillCart(client, productId);
  const cancelled = await order(client);
  await pay(client, card({ orderId: cancelled.id, nameOnCard }));
  await cancelOrder(client, cancelled.id);
  await fillCart(client, productId);
  return { deliveredOrderId: delivered.id as string, cancelledOrderId: cancelled.id as string };
}
