import { GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { PubSub, buildSchemaSync } from 'type-graphql';
import { AccountResolver } from '../accounts/account.resolver';
import { PasswordResolver } from '../accounts/password.resolver';
import { AddressResolver } from '../addresses/address.resolver';
import { AdminResolver } from '../admins/admin.resolver';
import { StaffResolver } from '../admins/staff.resolver';
import { AuditResolver } from '../audit/audit.resolver';
import { ApiTokenResolver } from '../api-tokens/api-token.resolver';
import { OfferBannerResolver } from '../banner/offer-banner.resolver';
import { CartResolver } from '../cart/cart.resolver';
import { CategoryResolver } from '../catalogue/category.resolver';
import { ProductPageResolver } from '../catalogue/product-page.resolver';
import { ProductResolver } from '../catalogue/product.resolver';
import { StockResolver } from '../catalogue/stock.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { CouponResolver } from '../coupons/coupon.resolver';
import { CustomerResolver } from '../customers/customer.resolver';
import { AdminOrderResolver } from '../orders/admin-order.resolver';
import { LiveOrderResolver } from '../orders/live/live-order.resolver';
import { OrderDetailResolver } from '../orders/order-detail.resolver';
import { OrderResolver } from '../orders/order.resolver';
import { PaymentResolver } from '../payments/payment.resolver';
import { RefundResolver } from '../payments/refund.resolver';
import { checkAccess } from '../platform/graphql/access';
import { QuoteResolver } from '../pricing/quote.resolver';
import { ReceiptResolver } from '../receipts/receipt.resolver';
import { RegularsResolver } from '../regulars/regulars.resolver';
import { OwnSessionsResolver } from '../sessions/own-sessions.resolver';
import { SessionResolver } from '../sessions/session.resolver';
import { ShoppingListResolver } from '../shopping-list/shopping-list.resolver';
import { SlotResolver } from '../slots/slot.resolver';
import { StoreResolver } from '../store/store.resolver';
import { VoucherResolver } from '../vouchers/voucher.resolver';
import { WishResolver } from '../wishes/wish.resolver';

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
