import { GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { PubSub, buildSchemaSync } from 'type-graphql';
import { AccountResolver } from '../modules/identity/accounts/account.resolver';
import { PasswordResolver } from '../modules/identity/accounts/password.resolver';
import { AddressResolver } from '../modules/checkout/delivery/address.resolver';
import { AdminResolver } from '../modules/identity/staff/admin.resolver';
import { StaffResolver } from '../modules/identity/staff/staff.resolver';
import { AuditResolver } from '../modules/operations/audit/audit.resolver';
import { ApiTokenResolver } from '../modules/identity/api-tokens/api-token.resolver';
import { OfferBannerResolver } from '../modules/storefront/banner/offer-banner.resolver';
import { CartResolver } from '../modules/checkout/cart/cart.resolver';
import { CategoryResolver } from '../modules/catalogue/category.resolver';
import { ProductPageResolver } from '../modules/catalogue/product-page.resolver';
import { ProductResolver } from '../modules/catalogue/product.resolver';
import { StockResolver } from '../modules/catalogue/stock.resolver';
import { ContactResolver } from '../modules/engagement/contact/contact.resolver';
import { CouponResolver } from '../modules/checkout/coupons/coupon.resolver';
import { CustomerResolver } from '../modules/identity/customers/customer.resolver';
import { AdminOrderResolver } from '../modules/ordering/orders/admin-order.resolver';
import { LiveOrderResolver } from '../modules/ordering/live/live-order.resolver';
import { OrderDetailResolver } from '../modules/ordering/orders/order-detail.resolver';
import { OrderResolver } from '../modules/ordering/orders/order.resolver';
import { PaymentResolver } from '../modules/ordering/payments/payment.resolver';
import { RefundResolver } from '../modules/ordering/refunds/refund.resolver';
import { checkAccess } from '../platform/graphql/access';
import { QuoteResolver } from '../modules/checkout/pricing/quote.resolver';
import { ReceiptResolver } from '../modules/ordering/receipts/receipt.resolver';
import { RegularsResolver } from '../modules/engagement/regulars/regulars.resolver';
import { OwnSessionsResolver } from '../modules/identity/sessions/own-sessions.resolver';
import { SessionResolver } from '../modules/identity/sessions/session.resolver';
import { ShoppingListResolver } from '../modules/engagement/shopping-list/shopping-list.resolver';
import { SlotResolver } from '../modules/checkout/delivery/slot.resolver';
import { StoreResolver } from '../modules/storefront/store/store.resolver';
import { VoucherResolver } from '../modules/checkout/gift-credit/voucher.resolver';
import { WishResolver } from '../modules/engagement/wish-list/wish.resolver';

/** A resolver's class, to look the one instance of it up by. */
export type ResolverClass = abstract new (...parts: never[]) => object;

const resolvers: [ResolverClass, ...ResolverClass[]] = [
  AccountResolver,
  AddressResolver,
  AdminOrderResolver,
  AdminResolver,
  AuditResolver,
  ApiTokenResolver,
  CartResolver,
  CategoryResolver,
  ContactResolver,
  CouponResolver,
  CustomerResolver,
  LiveOrderResolver,
  OfferBannerResolver,
  OrderDetailResolver,
  OrderResolver,
  PasswordResolver,
  PaymentResolver,
  ProductPageResolver,
  ProductResolver,
  QuoteResolver,
  ReceiptResolver,
  RefundResolver,
  RegularsResolver,
  OwnSessionsResolver,
  SessionResolver,
  ShoppingListResolver,
  SlotResolver,
  StaffResolver,
  StockResolver,
  StoreResolver,
  VoucherResolver,
  WishResolver,
];

/** Where nobody subscribes to anything. */
const noNews: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Nobody subscribes here');
  },
};

/**
 * The one schema. Inputs are validated by the services, so that REST goes through the same rules.
 * @param instanceOf gives the resolver of a class
 * @param emitTo a file to write the schema's text to
 * @param news where subscriptions hear of what happens
 */
export function createSchema(
  instanceOf: (type: ResolverClass) => object,
  emitTo?: string,
  news: PubSub = noNews,
): GraphQLSchema {
  const get = (type: unknown) => instanceOf(type as ResolverClass);
  return buildSchemaSync({
    resolvers,
    container: { get },
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    pubSub: news,
    authChecker: checkAccess,
    validate: false,
    emitSchemaFile: emitTo ? { path: emitTo, sortedSchema: true } : false,
  });
}
