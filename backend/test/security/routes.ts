import { PASSWORD, newEmail } from '../kit/people';
import { card, newKey } from '../kit/shopping';
import { Role } from './sweep';

/** A route of REST, with the places for texts. */
export interface Route {
  role: Role;
  /** Path parameters, with valid values. */
  path?: Record<string, string>;
  /** Query parameters. */
  query?: string[];
  /** Body fields, with valid values. */
  body?: () => Record<string, unknown>;
  /** Whether its response is always a long list: some payloads are enough there. */
  isLong?: boolean;
  /** Whether it verifies a password if everything else is valid, which is expensive. */
  isDear?: boolean;
}

const product = () => ({
  productname: 'A product of REST',
  description: 'Some words of mine',
  image: '/media/food/1f345.webp',
  mrpPrice: '28.50',
  quantity: '5',
  unit: '500 g',
  category: 'vegetables',
});

const toAgents = () => ({ jsonrpc: '2.0', id: '1', method: 'tools/call', name: 'find_products' });

const lines = () => ({
  id: 'none',
  line_items: [{ item: { id: '1' }, quantity: 1 }],
  context: { language: 'en' },
});

const registration = () => ({
  firstName: 'Meera',
  lastName: 'Kulkarni',
  emailID: newEmail(),
  password: 'too weak, so that nobody is registered',
  dateOfBirth: '1990-01-31',
  gender: 'female',
  phoneNumber: '9876543210',
  district: 'Thane',
  state: 'Maharashtra',
  zipCode: '400601',
  email: newEmail(),
  phone: '9876543210',
  dob: '1990-01-31',
  zipcode: '400601',
});

/** Every route of the shop except the files of the site and the endpoints for programs other than REST. */
export const routes: Record<string, Route> = {
  'DELETE /api/cart/:cartId': { role: 'customer', path: { cartId: '1' } },
  'DELETE /api/products/:id': { role: 'owner', path: { id: '2000000000' } },
  'GET /account/data.json': { role: 'customer', isLong: true },
  'GET /api/cart/list': { role: 'customer', isLong: true },
  'GET /api/customers/customer/:id': { role: 'customer', path: { id: '1' } },
  'GET /api/openapi.json': { role: 'guest', isLong: true },
  'GET /api/orders/:customerId': { role: 'customer', path: { customerId: '1' } },
  'GET /api/payments/:id': { role: 'customer', path: { id: '1' } },
  'GET /api/products': { role: 'guest', isLong: true },
  'GET /api/products/:page/:size': { role: 'guest', path: { page: '0', size: '5' } },
  'GET /api/products/:category/:page/:size': {
    role: 'guest',
    path: { category: 'vegetables', page: '0', size: '5' },
  },
  'GET /api/products/products/:id': { role: 'guest', path: { id: '1' } },
  'GET /exports/audit.csv': {
    role: 'owner',
    query: ['subject', 'subjectId', 'actor', 'actorId', 'action', 'from', 'to'],
  },
  'GET /exports/buying-list.csv': { role: 'owner' },
  'GET /exports/gst/:month/:table.csv': {
    role: 'owner',
    path: { month: '2026-11', table: 'hsn' },
  },
  'GET /exports/order-lines.csv': {
    role: 'owner',
    query: ['text', 'phone', 'product', 'deliveryFrom', 'statuses', 'slotStartMinutes'],
  },
  'GET /exports/orders.csv': { role: 'owner', query: ['from', 'to'] },
  'GET /exports/products.csv': {
    role: 'owner',
    isLong: true,
    query: ['search', 'category', 'stock', 'minPricePaise', 'hasPicture', 'changedSince', 'ids'],
  },
  'GET /graphql': { role: 'guest', query: ['query', 'variables', 'operationName', 'extensions'] },
  'GET /healthz': { role: 'guest', isLong: true },
  'GET /manifest.webmanifest': { role: 'guest' },
  'GET /.well-known/oauth-authorization-server': { role: 'guest' },
  'GET /.well-known/oauth-protected-resource/mcp/shop': { role: 'guest' },
  'POST /oauth/register': {
    role: 'guest',
    body: () => ({ client_name: 'Helper', redirect_uris: ['https://app.example/callback'] }),
  },
  'POST /oauth/revoke': { role: 'guest', body: () => ({ token: 'x', client_id: 'x' }) },
  'POST /oauth/token': { role: 'guest', body: () => ({ grant_type: 'refresh_token' }) },
  'GET /.well-known/ucp': { role: 'guest' },
  'DELETE /mcp/admin': { role: 'guest' },
  'DELETE /mcp/shop': { role: 'guest' },
  'GET /mcp/admin': { role: 'guest' },
  'GET /mcp/shop': { role: 'guest' },
  'GET /metrics': { role: 'guest' },
  'GET /imports/products/:id/bad-rows.csv': { role: 'owner', path: { id: '1' } },
  'GET /pictures/generated.svg': {
    role: 'guest',
    query: ['shape', 'tint', 'emblem', 'label', 'size'],
  },
  'GET /readyz': { role: 'guest', isLong: true },
  'GET /receipts/credit-notes/:creditNoteId.pdf': { role: 'customer', path: { creditNoteId: '1' } },
  'GET /receipts/:orderId.pdf': { role: 'customer', path: { orderId: '1' } },
  'GET /photos/:photoId.webp': { role: 'customer', path: { photoId: '1' } },
  'GET /llms.txt': { role: 'guest' },
  'GET /product-feed.xml': { role: 'guest' },
  'GET /robots.txt': { role: 'guest' },
  'GET /sitemap.xml': { role: 'guest' },
  'GET /sitemaps/pages.xml': { role: 'guest' },
  'GET /sitemaps/products-:file.xml': { role: 'guest', path: { file: '1' } },
  'GET /uploads/:file': { role: 'guest', path: { file: `${'0'.repeat(32)}.webp` } },
  'POST /api/admin/login': {
    role: 'guest',
    isDear: true,
    body: () => ({ adminEmailId: newEmail(), adminPassword: PASSWORD }),
  },
  'POST /api/cart/:customerId/:productId': {
    role: 'customer',
    path: { customerId: '1', productId: '1' },
    body: () => ({ quantity: '1' }),
  },
  'POST /api/customers/contact': {
    role: 'guest',
    body: () => ({ fullName: 'Meera', email: newEmail(), subject: 'Some words of mine' }),
  },
  'POST /api/customers/login': {
    role: 'guest',
    isDear: true,
    body: () => ({ emailID: newEmail(), password: PASSWORD }),
  },
  'POST /api/customers/register': { role: 'guest', body: registration },
  'POST /api/orders/:customerId/:cartId': {
    role: 'customer',
    path: { customerId: '1', cartId: '1' },
  },
  'POST /api/payements/:orderId/:customerId': {
    role: 'customer',
    path: { orderId: '1', customerId: '1' },
    body: () => ({ ...card(), idempotencyKey: newKey() }),
  },
  'POST /api/payments': {
    role: 'customer',
    body: () => ({ ...card(), orderId: '1', idempotencyKey: newKey() }),
  },
  'POST /api/products/add products': { role: 'owner', body: product },
  'POST /graphql': {
    role: 'guest',
    body: () => ({ query: '{ store { name } }', operationName: 'A' }),
  },
  'POST /graphql/stream': {
    role: 'customer',
    body: () => ({ query: 'subscription { orderMoves(id: 1) { id } }', operationName: 'A' }),
  },
  'POST /mcp/admin': { role: 'owner', body: toAgents },
  'POST /mcp/shop': { role: 'guest', body: toAgents },
  'POST /ucp/catalog/search': {
    role: 'guest',
    // Payloads that were stored as names of products are in another category.
    body: () => ({ query: 'tea', filters: { categories: ['beverages'] } }),
  },
  'POST /ucp/catalog/lookup': { role: 'guest', body: () => ({ ids: ['1'] }) },
  'POST /ucp/catalog/product': { role: 'guest', body: () => ({ id: '1' }) },
  'POST /ucp/carts': { role: 'guest', body: lines },
  'GET /ucp/carts/:id': { role: 'guest', path: { id: 'none' } },
  'PUT /ucp/carts/:id': { role: 'guest', path: { id: 'none' }, body: lines },
  'POST /ucp/carts/:id/cancel': { role: 'guest', path: { id: 'none' }, body: lines },
  'POST /ucp/checkout-sessions': {
    role: 'guest',
    body: () => ({ cart_id: 'none', ...lines() }),
  },
  'GET /ucp/checkout-sessions/:id': { role: 'guest', path: { id: 'none' } },
  'GET /ucp/orders/:id': { role: 'guest', path: { id: 'none' } },
  'PUT /ucp/checkout-sessions/:id': { role: 'guest', path: { id: 'none' }, body: lines },
  'POST /ucp/checkout-sessions/:id/cancel': { role: 'guest', path: { id: 'none' }, body: lines },
  'POST /ucp/checkout-sessions/:id/complete': { role: 'guest', path: { id: 'none' }, body: lines },
  'POST /imports/products': {
    role: 'owner',
    query: ['dryRun', 'map', 'name', 'updateStock'],
    body: () => ({ file: 'sku,name,mrp\nM-1,Milk,\n' }),
  },
  'POST /photos/reports/:reportId': {
    role: 'customer',
    path: { reportId: '1' },
    body: () => ({ name: 'picture', filename: 'a.png', content: 'x' }),
  },
  'POST /photos/stops/:stopId': {
    role: 'owner',
    path: { stopId: '1' },
    body: () => ({ name: 'picture', filename: 'a.png', content: 'x' }),
  },
  'POST /uploads/pictures': {
    role: 'owner',
    body: () => ({ name: 'picture', filename: 'a.png', content: 'x' }),
  },
  'PUT /api/products/:id': { role: 'owner', path: { id: '1' }, body: product },
};

/** Common parameters for sort orders, languages and callbacks in other shops: this one ignores them. */
export const COMMON_QUERY = ['q', 'sort', 'orderBy', 'lang', 'callback', 'fields'];
