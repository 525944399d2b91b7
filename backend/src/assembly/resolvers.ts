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
import { StoreConfig } from '../platform/config/config';
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
import { ResolverClass } from './schema';
import { Services } from './services';

/** The one instance of each resolver. */
export function createResolvers(
  services: Services,
  store: StoreConfig,
): Map<ResolverClass, object> {
  const instances = [
    new AccountResolver(services.emailAddresses, services.deletions),
    new AddressResolver(services.addresses),
    new AdminOrderResolver(services.adminOrders, services.moving, services.cash),
    new AdminResolver(services.admins),
    new AuditResolver(services.auditReading),
    new ApiTokenResolver(services.apiTokens),
    new CartResolver(services.carts, services.sessions),
    new CategoryResolver(services.categories, services.catalogue),
    new ContactResolver(services.contacts),
    new CouponResolver(services.coupons, services.manageCoupons),
    new CustomerResolver(services.customers),
    new LiveOrderResolver(services.liveOrders),
    new OfferBannerResolver(services.offerBanner),
    new OrderDetailResolver(services.details),
    new OrderResolver(services.orders, services.placing, services.cancelling, services.reordering),
    new PasswordResolver(services.forgotten, services.resets, services.passwordChanges),
    new PaymentResolver(services.payments, services.onlinePayments),
    new ProductPageResolver(services.catalogue),
    new ProductResolver(services.catalogue),
    new QuoteResolver(services.quotes),
    new ReceiptResolver(services.receipts),
    new RefundResolver(services.refunding),
    new RegularsResolver(services.regulars),
    new OwnSessionsResolver(services.ownSessions),
    new SessionResolver(services.sessions, services.logins),
    new ShoppingListResolver(services.shoppingLists),
    new SlotResolver(services.slots),
    new StaffResolver(services.staff),
    new StockResolver(services.stockKeeping),
    new StoreResolver(store),
    new VoucherResolver(services.redeeming, services.manageVouchers),
    new WishResolver(services.wishing),
  ];
  return new Map(instances.map((instance) => [instance.constructor as ResolverClass, instance]));
}
