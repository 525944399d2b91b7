import { randomUUID } from 'node:crypto';
import { Answer } from '../kit/client';
import { TestShop, testAdmin } from '../kit/test-shop';
import { Transport, NewProduct, OrderRow, Refused, outcomeOf } from './transport';

const PRODUCT = 'id name description imageUrl mrpPaise stockQuantity';
const ORDER = 'id orderedDate status paymentStatus lines { name quantity mrpPaise totalPaise }';

type Row = Answer['body'];

const productInput = ({ mrpRupees, ...rest }: NewProduct) => ({
  ...rest,
  mrpPaise: Math.round(mrpRupees * 100),
});
const productOf = ({ id, name, description, imageUrl, mrpPaise, stockQuantity }: Row) => ({
  id: Number(id),
  name,
  description,
  imageUrl,
  mrpRupees: mrpPaise / 100,
  stockQuantity,
});
/** Maps GraphQL's enum values to the specified words of REST. */
const word = (value: string) => value.toLowerCase().replaceAll('_', ' ');
const orderOf = ({ id, orderedDate, status, paymentStatus, lines }: Row): OrderRow => {
  const [line] = lines;
  return {
    id: Number(id),
    orderedDate,
    status: word(status),
    paymentStatus: word(paymentStatus),
    name: line.name,
    quantity: line.quantity,
    mrpRupees: line.mrpPaise / 100,
    totalRupees: line.totalPaise / 100,
  };
};

/** The GraphQL transport, which may need several calls for one of the REST contract. */
export function graphqlTransport(shop: TestShop): Transport {
  const client = shop.client();
  const call = async (
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Answer['body']> => {
    const answer = await client.graphql(query, variables);
    if (answer.body.errors) throw new Refused(answer);
    return Object.values(answer.body.data)[0];
  };
  const mutate = (name: string, type: string, fields: string, input: object) =>
    call(`mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`, { input });
  const pay = (input: object) =>
    mutate('payment', 'PaymentInput', '{ id amountPaise cardBrand cardLastFour }', input);
  return {
    logInAdmin: () => mutate('adminLogin', 'LoginInput', '{ accessToken }', testAdmin),
    logIn: (email, password) =>
      mutate('login', 'LoginInput', '{ accessToken }', { email, password }),
    register: async (person) => {
      const rest = {
        lastName: 'Kulkarni',
        district: 'Thane',
        state: 'Maharashtra',
        zipCode: '400601',
      };
      const input = { ...person, ...rest, gender: 'FEMALE', dateOfBirth: '1990-01-31' };
      return Number((await mutate('register', 'RegisterInput', '{ id }', input)).id);
    },
    products: async () =>
      (await call(`{ products(pageSize: 100) { items { ${PRODUCT} } } }`)).items.map(productOf),
    addProduct: async (product) =>
      Number((await mutate('addProduct', 'ProductInput', '{ id }', productInput(product))).id),
    updateProduct: async (id, product) => {
      const query = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${PRODUCT} } }`;
      const { stockQuantity, ...edited } = productInput(product);
      const { stockQuantity: expected } = productOf(await call(query, { id, input: edited }));
      const set = `mutation ($id: ID!, $expected: Int!, $value: Int!) {
        setStock(productId: $id, expected: $expected, value: $value) { ${PRODUCT} }
      }`;
      return productOf(await call(set, { id, expected, value: stockQuantity }));
    },
    deleteProduct: (id) => call('mutation ($id: ID!) { deleteProduct(id: $id) }', { id }),
    addToCart: async (productId, quantity) =>
      Number(
        (await mutate('addToCart', 'AddToCartInput', '{ item { id } }', { productId, quantity }))
          .item.id,
      ),
    removeFromCart: (cartItemId) =>
      call('mutation ($cartItemId: ID!) { removeCartItem(cartItemId: $cartItemId) { id } }', {
        cartItemId,
      }),
    cart: async () =>
      (await call('{ cart { items { id quantity mrpPaise product { id } } } }')).items.map(
        ({ id, quantity, mrpPaise, product }: Row) => ({
          id: Number(id),
          productId: Number(product.id),
          quantity,
          mrpRupees: mrpPaise / 100,
        }),
      ),
    cartOfCustomer: () => call('{ orders { totalCount } }'),
    order: async () => {
      const input = { idempotencyKey: randomUUID() };
      const { id } = await mutate('placeOrder', 'PlaceOrderInput', '{ id }', input);
      // The REST contract settles the payment itself; here it is settled without a card, as a card would leave traces.
      await shop.services.payments.settleWithoutCard(
        await shop.services.orders.byId(
          await viewerOf(shop, client.cookie('grocessay_session')),
          Number(id),
        ),
      );
      return orderOf(await call(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id }));
    },
    orders: async () => (await call(`{ orders { items { ${ORDER} } } }`)).items.map(orderOf),
    checkCard: async (card) => {
      const { id, amountPaise, cardBrand, cardLastFour } = await pay(card);
      return { id: Number(id), amountRupees: amountPaise / 100, cardBrand, cardLastFour };
    },
    payment: (id) => call('query ($id: ID!) { payment(id: $id) { id } }', { id }),
    contact: async (message) =>
      Number((await mutate('contact', 'ContactInput', '{ id }', message)).id),
    outcomeOf: (work) => outcomeOf(work, {}),
  };
}

const viewerOf = (shop: TestShop, token?: string) => shop.services.sessions.viewerOf(token);
