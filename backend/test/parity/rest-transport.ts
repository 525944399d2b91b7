import { Answer } from '../kit/client';
import { TestShop, testAdmin } from '../kit/test-shop';
import { Transport, NewProduct, OrderRow, Refused, outcomeOf } from './transport';

/** GraphQL's names for the fields of REST. */
const NAMES = {
  productname: 'name',
  image: 'imageUrl',
  mrpPrice: 'mrpPaise',
  emailID: 'email',
  phoneNumber: 'phone',
  cartId: 'cartItemId',
  paymentId: 'id',
};

/** The quantity of a product is its stock. */
const PRODUCT_NAMES = { ...NAMES, productId: 'id', quantity: 'stockQuantity' };

type Row = Answer['body'];

const productBody = ({ name, imageUrl, mrpRupees, stockQuantity, description }: NewProduct) => ({
  productname: name,
  description,
  image: imageUrl,
  mrpPrice: String(mrpRupees),
  quantity: String(stockQuantity),
});
const productOf = ({ productId, productname, description, image, mrpPrice, quantity }: Row) => ({
  id: productId,
  name: productname,
  description,
  imageUrl: image,
  mrpRupees: mrpPrice,
  stockQuantity: quantity,
});
const orderOf = (row: Row): OrderRow => ({
  id: row.orderId,
  orderedDate: row.orderedDate,
  status: row.orderStatus,
  paymentStatus: row.paymentStatus,
  name: row.productname,
  quantity: row.quantity,
  mrpRupees: row.mrpPrice,
  totalRupees: row.totalPrice,
});

/** The REST contract. */
export function restTransport(shop: TestShop): Transport {
  const client = shop.client();
  let customerId = 0;
  let names: Record<string, string> = NAMES;
  const call = async (...sent: Parameters<typeof client.send>): Promise<Answer['body']> => {
    names = sent[1].startsWith('/api/products') ? PRODUCT_NAMES : NAMES;
    const answer = await client.send(...sent);
    if (answer.status >= 400) throw new Refused(answer);
    return answer.body;
  };
  return {
    logInAdmin: () =>
      call('POST', '/api/admin/login', {
        adminEmailId: testAdmin.email,
        adminPassword: testAdmin.password,
      }),
    logIn: async (emailID, password) => {
      ({ customerId } = await call('POST', '/api/customers/login', { emailID, password }));
    },
    register: async ({ email, phone, ...rest }) => {
      const form = {
        ...rest,
        emailID: email,
        phoneNumber: phone,
        lastName: 'Kulkarni',
        district: 'Thane',
      };
      const more = {
        state: 'Maharashtra',
        zipCode: '400601',
        gender: 'female',
        dateOfBirth: '1990-1-31',
      };
      return (await call('POST', '/api/customers/register', { ...form, ...more })).customerId;
    },
    products: async () => (await call('GET', '/api/products')).map(productOf),
    addProduct: async (product) =>
      (await call('POST', '/api/products/add%20products', productBody(product))).productId,
    updateProduct: async (id, product) =>
      productOf(await call('PUT', `/api/products/${id}`, productBody(product))),
    deleteProduct: (id) => call('DELETE', `/api/products/${id}`),
    addToCart: async (productId, quantity) =>
      (await call('POST', `/api/cart/${customerId}/${productId}`, { quantity: String(quantity) }))
        .cartId,
    removeFromCart: (cartId) => call('DELETE', `/api/cart/${cartId}`),
    cart: async () =>
      (await call('GET', '/api/cart/list')).map(({ cartId, quantity, mrpPrice, product }: Row) => ({
        id: cartId,
        productId: product.productId,
        quantity,
        mrpRupees: mrpPrice,
      })),
    cartOfCustomer: () => call('GET', '/api/cart/list'),
    order: async (cartId) => orderOf(await call('POST', `/api/orders/${customerId}/${cartId}`, {})),
    orders: async () => (await call('GET', `/api/orders/${customerId}`)).map(orderOf),
    checkCard: async (card) => {
      const { amount, cardBrand, cardLastFour, paymentId } = await call(
        'POST',
        '/api/payments',
        card,
      );
      return { id: paymentId, amountRupees: amount, cardBrand, cardLastFour };
    },
    payment: (id) => call('GET', `/api/payments/${id}`),
    contact: async (message) => (await call('POST', '/api/customers/contact', message)).contact_id,
    outcomeOf: (work) =>
      outcomeOf(work, new Proxy({}, { get: (_, field: string) => names[field] })),
  };
}
