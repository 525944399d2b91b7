import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { ContactMessage } from '../../src/modules/engagement/contact/contact-message.entity';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { OrderLine } from '../../src/modules/ordering/orders/order-line.entity';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { newEmail } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';
import { graphqlTransport } from './graphql-transport';
import { restTransport } from './rest-transport';
import { Transport, Outcome } from './transport';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const person = (email: string) => ({
  email,
  password: 'Secret@123',
  firstName: 'Meera',
  phone: '9876543210',
});
const product = {
  name: 'Parity pear',
  description: 'Sweet',
  imageUrl: '/pear.webp',
  mrpRupees: 12.34,
  stockQuantity: 9,
};
const card = {
  cardNumber: '4242424242424242',
  nameOnCard: 'Meera',
  expYear: new Date().getUTCFullYear() + 2,
  cvv: '123',
};

/** The records that a story leaves in the database, without numbers and times that differ in each run. */
async function recordsOf(customerId: number, productId: number, messageId: number) {
  const { read } = shop.database;
  const without = ({ ...record }: object, ...names: string[]): object =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
  const orders = await read.find(Order, { where: { customerId } });
  const lines = await read.find(OrderLine, { where: { productId } });
  const payments = await read.find(Payment, { where: { customerId }, order: { id: 'ASC' } });
  const keyed = [
    'id',
    'customerId',
    'orderId',
    'productId',
    'changedAt',
    'createdAt',
    'placedAt',
    'settledAt',
    'idempotencyKey',
    'requestFingerprint',
  ];
  return {
    customer: without(
      await read.findOneByOrFail(Customer, { id: customerId }),
      ...keyed,
      'email',
      'passwordHash',
    ),
    // Its SKU is random.
    product: without(await read.findOneByOrFail(Product, { id: productId }), ...keyed, 'sku'),
    // Lines ordered by REST share a delivery with later orders; a whole cart has its own.
    orders: orders.map((order) => without(order, ...keyed, 'deliveryGroupId')),
    lines: lines.map((line) => without(line, ...keyed)),
    payments: payments.map((payment) => without(payment, ...keyed, 'gatewayReference')),
    message: without(await read.findOneByOrFail(ContactMessage, { id: messageId }), ...keyed),
  };
}

/** The complete story of the shop through one transport. */
async function story(transport: Transport) {
  const email = newEmail();
  await transport.logInAdmin();
  const productId = await transport.addProduct({ ...product, name: 'Before', stockQuantity: 1 });
  const changed = await transport.updateProduct(productId, product);
  const gone = await transport.addProduct(product);
  await transport.deleteProduct(gone);
  const customerId = await transport.register(person(email));
  await transport.logIn(email, 'Secret@123');
  const seen = (await transport.products()).filter(({ id }) => [productId, gone].includes(id));
  await transport.addToCart(productId, 1);
  const cartItemId = await transport.addToCart(productId, 2);
  const cart = await transport.cart();
  const ordered = await transport.order(cartItemId);
  const cardCheck = await transport.checkCard(card);
  const orders = await transport.orders();
  const messageId = await transport.contact({
    fullName: 'Meera K',
    email: 'm@shop.test',
    subject: 'A question of mine',
  });
  return {
    answers: {
      changed: { ...changed, id: 0 },
      seen: seen.map((item) => ({ ...item, id: 0 })),
      cart: cart.map((line) => ({
        ...line,
        id: line.id === cartItemId,
        productId: line.productId === productId,
      })),
      ordered: { ...ordered, id: 0 },
      orders: orders.map((order) => ({ ...order, id: order.id === ordered.id })),
      cardCheck: { ...cardCheck, id: 0 },
    },
    records: await recordsOf(customerId, productId, messageId),
  };
}

/**
 * All possible refusals through one kind of transport, with separate browsers for admin and customer: codes, texts and
 * fields.
 */
async function refusals(open: () => Transport): Promise<Record<string, Outcome>> {
  const [transport, own] = [open(), open()];
  const email = newEmail();
  const outcome = transport.outcomeOf;
  const before = {
    guestViewer: await outcome(() => transport.cartOfCustomer()),
    'strange product': await outcome(() => transport.addProduct(product)),
    'wrong login': await outcome(() => transport.logIn(email, 'Secret@123')),
    'blank login': await outcome(() => transport.logIn('nobody', '')),
    'nothing filled in': await outcome(() =>
      transport.register({ email: 'x', password: 'x', firstName: 'x', phone: 'x' }),
    ),
    contact: await outcome(() =>
      transport.contact({ fullName: 'Ann', email: '', subject: 'short' }),
    ),
  };
  await transport.logInAdmin();
  const short = await transport.addProduct({ ...product, name: 'Scarce', stockQuantity: 1 });
  const asAdmin = {
    'blank product': await outcome(() =>
      transport.addProduct({ ...product, name: '', description: ' ', imageUrl: '' }),
    ),
    'wrong product': await outcome(() => transport.addProduct({ ...product, stockQuantity: -1 })),
    'unknown product': await outcome(() => transport.updateProduct(2147483647, product)),
    'unknown deletion': await outcome(() => transport.deleteProduct(2147483647)),
    'cart of an admin': await outcome(() => transport.cartOfCustomer()),
  };
  await own.register(person(email));
  await own.logIn(email, 'Secret@123');
  const line = await own.addToCart(short, 2);
  return {
    ...before,
    ...asAdmin,
    'address taken': await outcome(() => own.register(person(email.toUpperCase()))),
    'client as admin': await outcome(() => own.addProduct(product)),
    'no pieces': await outcome(() => own.addToCart(short, 0)),
    'too many pieces': await outcome(() => own.addToCart(short, 1e9)),
    'pieces of nothing': await outcome(() => own.addToCart(2147483647, 1)),
    'unknown line': await outcome(() => own.removeFromCart(2147483647)),
    'out of stock': renamed(await outcome(() => own.order(line)), line),
    'wrong card': await outcome(() =>
      own.checkCard({ cardNumber: '1', nameOnCard: '', expYear: 2001, cvv: '1' }),
    ),
    'declined card': await outcome(() =>
      own.checkCard({ ...card, cardNumber: '4000000000000002' }),
    ),
    'unknown payment': await outcome(() => own.payment(2147483647)),
  };
}

/** The name of a field contains the number of its line. */
function renamed(outcome: Outcome, line: number): Outcome {
  return JSON.parse(JSON.stringify(outcome).replaceAll(`items.${line}`, 'items.LINE')) as Outcome;
}

describe('GraphQL and REST', () => {
  it('leave the same records and tell the same of them', async () => {
    const throughGraphql = await story(graphqlTransport(shop));
    const throughRest = await story(restTransport(shop));
    expect(throughRest.answers).toEqual(throughGraphql.answers);
    expect(throughRest.records).toEqual(throughGraphql.records);
    expect(throughGraphql.records.orders).toHaveLength(1);
    expect(throughGraphql.records.payments).toHaveLength(2);
  });

  it('refuse the same things with the same codes, texts and fields', async () => {
    const throughGraphql = await refusals(() => graphqlTransport(shop));
    const throughRest = await refusals(() => restTransport(shop));
    expect(throughRest).toEqual(throughGraphql);
    const statuses = Object.values(throughGraphql).map(({ status }) => status);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  });
});
