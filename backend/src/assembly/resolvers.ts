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
import { StoreConfig } from '../platform/config/config';
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
