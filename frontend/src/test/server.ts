import { graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { anAdminOfferBanner, anOfferBanner, aQuote } from './checkout-records';
import { anOrderConfirmation, anOrderWithNotes } from './order-records';
import { aCart, aListOfRoles, anAdmin, aStore } from './records';

const noRows = { totalCount: 0, page: 1, pageSize: 25, pageCount: 0, items: [] };
const noProducts = { __typename: 'ProductPage', ...noRows };
const noFacets = {
  __typename: 'ProductFacets',
  inStockCount: 0,
  vegCount: 0,
  categories: [],
  subcategories: [],
  priceBands: [],
};
const emptyShop = { ...noProducts, correctedSearch: null, didYouMean: [], facets: noFacets };
const noOrders = { __typename: 'OrderPage', ...noRows };

const sandbox = { __typename: 'PaymentSetup', gateway: 'sandbox', publishableKey: null };

const noWishes = {
  __typename: 'Wishes',
  priceMails: true,
  canBeMailed: true,
  items: [],
  awaited: [],
};

/**
 * Serves the queries of the layout and an empty shop, so that a test may pass through other screens. Tests add their
 * own handlers with `server.use`.
 */
export const server = setupServer(
  // No live updates: the screens poll, as they do where streams are blocked.
  http.post('*/graphql/stream', () => new HttpResponse(null, { status: 503 })),
  graphql.query('Store', () => HttpResponse.json({ data: { store: aStore() } })),
  graphql.query('ConnectedApps', () => HttpResponse.json({ data: { connectedApps: [] } })),
  graphql.query('DeliverySlots', () =>
    HttpResponse.json({ data: { deliverySlots: [], closedDays: [] } }),
  ),
  graphql.query('NextDeliverySlot', () => HttpResponse.json({ data: { nextDeliverySlot: null } })),
  graphql.query('Cart', () => HttpResponse.json({ data: { cart: aCart() } })),
  graphql.query('Categories', () => HttpResponse.json({ data: { categories: [] } })),
  graphql.query('StockPlaces', () => HttpResponse.json({ data: { stockLocations: [] } })),
  graphql.query('StockElsewhere', () => HttpResponse.json({ data: { stockElsewhere: [] } })),
  graphql.query('SavedViews', () => HttpResponse.json({ data: { savedViews: [] } })),
  graphql.query('FreshThisMorning', () =>
    HttpResponse.json({ data: { vegetables: noProducts, fruits: noProducts } }),
  ),
  graphql.query('PopularProducts', () => HttpResponse.json({ data: { products: noProducts } })),
  graphql.query('ShopProducts', () => HttpResponse.json({ data: { products: emptyShop } })),
  graphql.query('Suggestions', () => HttpResponse.json({ data: { suggestions: [] } })),
  graphql.query('Products', () => HttpResponse.json({ data: { products: noProducts } })),
  graphql.query('OfferBanner', () => HttpResponse.json({ data: { offerBanner: anOfferBanner() } })),
  graphql.query('AdminOfferBanner', () =>
    HttpResponse.json({ data: { adminOfferBanner: anAdminOfferBanner() } }),
  ),
  graphql.query('OrderConfirmation', ({ variables }) =>
    HttpResponse.json({ data: anOrderConfirmation({ id: String(variables['id']) }) }),
  ),
  graphql.query('OrderNotes', ({ variables }) =>
    HttpResponse.json({ data: { adminOrder: anOrderWithNotes(String(variables['id']), []) } }),
  ),
  graphql.query('LastOrder', () => HttpResponse.json({ data: { orders: noOrders } })),
  graphql.query('LastPayment', () => HttpResponse.json({ data: { orders: noOrders } })),
  graphql.query('Orders', () => HttpResponse.json({ data: { orders: noOrders } })),
  graphql.query('Quote', () => HttpResponse.json({ data: { quote: aQuote() } })),
  graphql.query('Coupons', () => HttpResponse.json({ data: { coupons: [] } })),
  graphql.query('Addresses', () => HttpResponse.json({ data: { addresses: [] } })),
  graphql.query('GiftCredit', () => HttpResponse.json({ data: { me: null } })),
  graphql.query('MyRegulars', () => HttpResponse.json({ data: { myRegulars: [] } })),
  graphql.query('Wishes', () => HttpResponse.json({ data: { wishes: noWishes } })),
  graphql.query('Awaited', () => HttpResponse.json({ data: { wishes: noWishes } })),
  graphql.query('StaffRoles', () => HttpResponse.json({ data: { staffRoles: aListOfRoles() } })),
  graphql.query('CurrentAdmin', () => HttpResponse.json({ data: { currentAdmin: anAdmin() } })),
  graphql.query('StaffAttention', () => HttpResponse.json({ data: { openMessageCount: 0 } })),
  graphql.mutation('NoteStaffPresence', () =>
    HttpResponse.json({ data: { noteStaffPresence: [] } }),
  ),
  graphql.query('PaymentSetup', () => HttpResponse.json({ data: { paymentSetup: sandbox } })),
);

interface ServerError {
  code: string;
  message?: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
  status?: number;
}

/** The server's response to a failed operation. */
export const failure = ({ code, message = code, fields, details, status = 400 }: ServerError) =>
  HttpResponse.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>(
    { errors: [{ message, extensions: { code, fields, details } }] },
    { status, headers: { 'content-type': 'application/graphql-response+json' } },
  );
