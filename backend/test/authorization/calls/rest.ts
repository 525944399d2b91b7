import { StaffRole } from '../../../src/kernel/permissions';
import { PASSWORD, customerInput } from '../../kit/people';
import { addProduct } from '../../kit/products';
import { card, newKey } from '../../kit/shopping';
import { Call, NOBODY } from '../call';
import { lineOf } from '../lines';
import { newMarkedCustomer, newMember } from '../people';
import { newProductImport } from '../staff-calls';
import { pictureArgs, uploadedPicture } from '../pictures';
import { RestArgs } from '../rest-transport';
import { World, newCreditNote, newOrder, newPackedOrder, newPaidOrder, newReport } from '../world';
import { newDeliveredStop, newDeliveryPhoto } from './rounds';

const PRODUCT = {
  productname: 'Okra',
  description: 'x',
  image: '/x.webp',
  mrpPrice: 1,
  quantity: 1,
};
/** A request of an agent. */
const toAgents: RestArgs = {
  body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  headers: { accept: 'application/json, text/event-stream' },
};
/** A cart of an agent that no longer exists, and its contents. */
const noCart = (): RestArgs => ({ path: { id: 'none' } });
const lines = ({ product }: World): RestArgs => ({
  ...noCart(),
  body: { line_items: [{ item: { id: String(product) }, quantity: 1 }] },
});
const newProduct = ({ members }: World) => addProduct(members.owner.client);

/** A call of a REST route, with its path parameters and body. */
type RestCall = Omit<Call, 'args'> & {
  args?(...about: Parameters<NonNullable<Call['args']>>): Promise<RestArgs> | RestArgs;
};

/** How to call each route. */
export const routes: Record<string, RestCall> = {
  'GET /account/data.json': {},
  'GET /api/cart/list': {},
  'DELETE /api/cart/:cartId': {
    names: 'whose',
    args: async (world, { of }) => ({
      path: { cartId: of ? await lineOf(world, of) : NOBODY },
    }),
  },
  'POST /api/cart/:customerId/:productId': {
    names: 'whose',
    args: ({ product }, { of }) => ({
      path: { customerId: of?.id ?? NOBODY, productId: product },
      body: { quantity: 1 },
    }),
  },
  'GET /api/customers/customer/:id': {
    names: 'whose',
    args: (_world, { of }) => ({ path: { id: of?.id ?? NOBODY } }),
  },
  'POST /api/admin/login': {
    usesUp: true,
    args: async ({ shop }) => {
      const { email } = await newMember(shop, StaffRole.SUPPORT);
      return { body: { adminEmailId: email, adminPassword: PASSWORD } };
    },
  },
  'POST /api/customers/contact': {
    args: () => ({
      body: { fullName: 'Somebody', email: 'some@body.test', subject: 'Have you got mangoes?' },
    }),
  },
  'POST /api/customers/login': {
    usesUp: true,
    args: async ({ shop }) => {
      const { email } = await newMarkedCustomer(shop);
      return { body: { emailID: email, password: PASSWORD } };
    },
  },
  'POST /api/customers/register': { args: () => ({ body: customerInput() }) },
  'GET /api/openapi.json': {},
  'GET /api/orders/:customerId': {
    names: 'whose',
    args: (_world, { of }) => ({ path: { customerId: of?.id ?? NOBODY } }),
  },
  'POST /api/orders/:customerId/:cartId': {
    names: 'whose',
    args: async (world, { of }) => ({
      path: { customerId: of?.id ?? NOBODY, cartId: await lineOf(world, of ?? world.first) },
      body: {},
    }),
  },
  "POST /api/orders/:customerId/:cartId (another's line)": {
    perCaller: true,
    args: async (world, _subject, { person }) => ({
      path: { customerId: person?.id ?? NOBODY, cartId: await lineOf(world, world.third) },
      body: {},
    }),
  },
  'POST /api/payments': {
    names: 'whose',
    args: async (world, { of }) => ({
      body: {
        ...card(),
        orderId: of ? await newOrder(world, of) : NOBODY,
        idempotencyKey: newKey(),
      },
    }),
  },
  'GET /api/payments/:id': {
    names: 'whose',
    args: async (world, { of }) => ({
      path: { id: of ? (await newPaidOrder(world, of)).paymentId : NOBODY },
    }),
  },
  'POST /api/payements/:orderId/:customerId': {
    names: 'whose',
    args: async (world, { of }) => ({
      path: { orderId: of ? await newOrder(world, of) : NOBODY, customerId: of?.id ?? NOBODY },
      body: { ...card(), idempotencyKey: newKey() },
    }),
  },
  'GET /api/products': {},
  'GET /api/products/:page/:size': { args: () => ({ path: { page: 0, size: 5 } }) },
  'GET /api/products/:category/:page/:size': {
    args: () => ({ path: { category: 'vegetables', page: 0, size: 5 } }),
  },
  'GET /api/products/products/:id': {
    names: 'which',
    args: ({ product }, { isThere }) => ({ path: { id: isThere ? product : NOBODY } }),
  },
  'POST /api/products/add products': { args: () => ({ body: PRODUCT }) },
  'PUT /api/products/:id': {
    names: 'which',
    args: async (world, { isThere }) => ({
      path: { id: isThere ? await newProduct(world) : NOBODY },
      body: PRODUCT,
    }),
  },
  'DELETE /api/products/:id': {
    names: 'which',
    args: async (world, { isThere }) => ({
      path: { id: isThere ? await newProduct(world) : NOBODY },
    }),
  },
  'GET /exports/audit.csv': { tellsOfOthers: true },
  'GET /exports/buying-list.csv': {},
  'GET /exports/gst/:month/:table.csv': {
    args: () => ({ path: { month: '2026-11', table: 'hsn' } }),
  },
  'GET /exports/order-lines.csv': { tellsOfOthers: true },
  'GET /exports/orders.csv': { tellsOfOthers: true },
  'GET /exports/products.csv': {},
  'POST /graphql': { args: () => ({ body: { query: '{ store { name } }' } }) },
  // Without the header of a stream: the matrix of subscriptions covers these permissions.
  'POST /graphql/stream': { args: () => ({ body: { query: '{ store { name } }' } }) },
  'GET /graphql': {},
  'GET /healthz': {},
  'GET /mcp/admin': {},
  'POST /mcp/admin': { args: () => toAgents },
  'DELETE /mcp/admin': {},
  'GET /mcp/shop': {},
  'POST /mcp/shop': { args: () => toAgents },
  'DELETE /mcp/shop': {},
  'GET /.well-known/oauth-authorization-server': {},
  'GET /.well-known/oauth-protected-resource/mcp/shop': {},
  'POST /oauth/register': {
    args: () => ({ body: { redirect_uris: ['https://app.example/callback'] } }),
  },
  // Not as a form: the tests of agents cover the conditions for tokens.
  'POST /oauth/revoke': { args: () => ({ body: {} }) },
  'POST /oauth/token': { args: () => ({ body: {} }) },
  'GET /.well-known/ucp': {},
  'POST /ucp/catalog/search': { args: () => ({ body: { query: 'tea' } }) },
  'POST /ucp/catalog/lookup': { args: ({ product }) => ({ body: { ids: [String(product)] } }) },
  'POST /ucp/catalog/product': { args: ({ product }) => ({ body: { id: String(product) } }) },
  'POST /ucp/carts': { args: lines },
  'GET /ucp/carts/:id': { args: noCart },
  'PUT /ucp/carts/:id': { args: lines },
  'POST /ucp/carts/:id/cancel': { args: lines },
  'POST /ucp/checkout-sessions': { args: lines },
  'GET /ucp/checkout-sessions/:id': { args: noCart },
  'PUT /ucp/checkout-sessions/:id': { args: lines },
  'POST /ucp/checkout-sessions/:id/cancel': { args: lines },
  'POST /ucp/checkout-sessions/:id/complete': { args: lines },
  'GET /ucp/orders/:id': { args: noCart },
  'GET /metrics': {},
  'GET /readyz': {},
  'GET /receipts/credit-notes/:creditNoteId.pdf': {
    names: 'whose',
    args: async (world, { of }) => ({
      path: { creditNoteId: of ? await newCreditNote(world, of) : NOBODY },
    }),
  },
  'GET /receipts/:orderId.pdf': {
    names: 'whose',
    args: async (world, { of }) => ({
      path: { orderId: of ? await newPackedOrder(world, of) : NOBODY },
    }),
  },
  'GET /photos/:photoId.webp': {
    names: 'whose',
    args: async (...about) => ({ path: { photoId: await newDeliveryPhoto(...about) } }),
  },
  'POST /photos/reports/:reportId': {
    names: 'whose',
    args: async (world, { of }) => ({
      ...(await pictureArgs()),
      path: { reportId: of ? await newReport(world, of) : NOBODY },
    }),
  },
  'POST /photos/stops/:stopId': {
    names: 'whose',
    args: async (...about) => ({
      ...(await pictureArgs()),
      path: { stopId: await newDeliveredStop(...about) },
    }),
  },
  'POST /imports/products': {
    args: () => ({
      // A row without a price: the file is accepted, and no product is added.
      body: Buffer.from('sku,name,mrp\nM-1,Milk,\n'),
      headers: { 'content-type': 'text/csv' },
    }),
  },
  'GET /imports/products/:id/bad-rows.csv': {
    names: 'which',
    args: async (world, { isThere }) => ({
      path: { id: isThere ? await newProductImport(world) : NOBODY },
    }),
  },
  'GET /manifest.webmanifest': {},
  'GET /pictures/generated.svg': {},
  'GET /llms.txt': {},
  'GET /product-feed.xml': {},
  'GET /robots.txt': {},
  'GET /sitemap.xml': {},
  'GET /sitemaps/pages.xml': {},
  'GET /sitemaps/products-:file.xml': { args: () => ({ path: { file: '1' } }) },
  'POST /uploads/pictures': { args: pictureArgs },
  'GET /uploads/:file': {
    names: 'which',
    args: async (world, { isThere }) => ({
      path: { file: isThere ? await uploadedPicture(world) : `${'0'.repeat(32)}.webp` },
    }),
  },
};
