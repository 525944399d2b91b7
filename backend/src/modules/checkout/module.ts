import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { CatalogueServices } from '../catalogue';
import { IdentityServices } from '../identity';
import { CartItem } from './cart/cart-item.entity';
import { Cart } from './cart/cart.entity';
import { CartResolver } from './cart/cart.resolver';
import { registerCartRoutes } from './cart/cart.routes';
import { CartService } from './cart/cart.service';
import { FillCartService } from './cart/fill-cart.service';
import { CouponUse } from './coupons/coupon-use.entity';
import { Coupon } from './coupons/coupon.entity';
import { CouponResolver } from './coupons/coupon.resolver';
import { CouponService } from './coupons/coupon.service';
import { ManageCouponsService } from './coupons/manage-coupons.service';
import { Address } from './delivery/address.entity';
import { AddressResolver } from './delivery/address.resolver';
import { AddressService } from './delivery/address.service';
import { DeliverySlotRecord } from './delivery/delivery-slot.entity';
import { SlotResolver } from './delivery/slot.resolver';
import { SlotService } from './delivery/slot.service';
import { GiftCreditEntry } from './gift-credit/gift-credit-entry.entity';
import { GiftCreditService } from './gift-credit/gift-credit.service';
import { GiftVoucher } from './gift-credit/gift-voucher.entity';
import { ManageVouchersService } from './gift-credit/manage-vouchers.service';
import { RedeemVoucherService } from './gift-credit/redeem-voucher.service';
import { VoucherResolver } from './gift-credit/voucher.resolver';
import { QuoteResolver } from './quotes/quote.resolver';
import { QuoteService } from './quotes/quote.service';
import { checkoutPersonalData } from './personal-data';

type Lower = Platform & IdentityServices & CatalogueServices;

/** What the module offers to those above. */
export type CheckoutServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const { events, catalogue, clock, config, customers, database, guesses } = lower;
  const carts = new CartService(database, catalogue);
  const coupons = new CouponService(database, clock, guesses);
  const credits = new GiftCreditService(clock);
  return {
    addresses: new AddressService(database, clock, config.serviceablePinCodes),
    carts,
    coupons,
    credits,
    filling: new FillCartService(database),
    manageCoupons: new ManageCouponsService(database, clock, events),
    manageVouchers: new ManageVouchersService(database, clock, events),
    quotes: new QuoteService(carts, coupons, customers),
    redeeming: new RedeemVoucherService(database, clock, credits, events, guesses),
    slots: new SlotService(database, clock, config.slotCapacity),
  };
}

/** Carts and what goes into an order: prices, coupons, gift credit, addresses and delivery slots. */
export const checkout: Module<CheckoutServices, Lower> = {
  name: 'checkout',
  entities: [
    Address,
    Cart,
    CartItem,
    Coupon,
    CouponUse,
    DeliverySlotRecord,
    GiftCreditEntry,
    GiftVoucher,
  ],
  services: createServices,
  personalData: checkoutPersonalData,
  connect: ({ carts, sessions }) => sessions.mergeCartsBy(carts),
  resolvers: [
    resolver(AddressResolver, (services) => [services.addresses]),
    resolver(CartResolver, (services) => [services.carts, services.sessions]),
    resolver(CouponResolver, (services) => [services.coupons, services.manageCoupons]),
    resolver(QuoteResolver, (services) => [services.quotes]),
    resolver(SlotResolver, (services) => [services.slots]),
    resolver(VoucherResolver, (services) => [services.redeeming, services.manageVouchers]),
  ],
  routes: (http, { carts, sessionAuthentication }) =>
    registerCartRoutes(http, carts, sessionAuthentication),
};
