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
import { ChangeDeliveryService } from './delivery-calendar/change-delivery.service';
import { DeliveryCalendarService } from './delivery-calendar/delivery-calendar.service';
import { DeliverySettingsResolver } from './delivery-calendar/delivery-settings.resolver';
import { DeliverySettingsRecord } from './delivery-settings/delivery-settings.entity';
import { DeliverySettingsService } from './delivery-settings/delivery-settings.service';
import { GiftCreditEntry } from './gift-credit/gift-credit-entry.entity';
import { GiftCreditService } from './gift-credit/gift-credit.service';
import { GiftVoucher } from './gift-credit/gift-voucher.entity';
import { ManageVouchersService } from './gift-credit/manage-vouchers.service';
import { RedeemVoucherService } from './gift-credit/redeem-voucher.service';
import { VoucherResolver } from './gift-credit/voucher.resolver';
import { DeliverySettings1700000000017 } from './migrations/1700000000017-delivery-settings';
import { CouponsInHindiAndMarathi1700000000074 } from './migrations/1700000000074-coupons-in-hindi-and-marathi';
import { DeliveryInstructions1700000000046 } from './migrations/1700000000046-delivery-instructions';
import { QuoteResolver } from './quotes/quote.resolver';
import { QuoteService } from './quotes/quote.service';
import { checkoutPersonalData } from './personal-data';

type Lower = Platform & IdentityServices & CatalogueServices;

/** The services for higher modules. */
export type CheckoutServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const { events, catalogue, clock, config, customers, database, guesses, log } = lower;
  const carts = new CartService(database, catalogue);
  const coupons = new CouponService(database, clock, guesses);
  const credits = new GiftCreditService(clock);
  const deliverySettings = new DeliverySettingsService(database, clock, config, log);
  const addresses = new AddressService(database, clock, deliverySettings);
  const slots = new SlotService(database, clock, deliverySettings);
  return {
    addresses,
    carts,
    coupons,
    credits,
    changingDelivery: new ChangeDeliveryService(database, clock, events, deliverySettings, slots),
    deliveryCalendar: new DeliveryCalendarService(database, clock, deliverySettings, slots),
    deliverySettings,
    filling: new FillCartService(database, clock),
    manageCoupons: new ManageCouponsService(database, clock, events),
    manageVouchers: new ManageVouchersService(database, clock, events),
    quotes: new QuoteService(carts, coupons, customers, { settings: deliverySettings, addresses }),
    redeeming: new RedeemVoucherService(database, clock, credits, events, guesses),
    slots,
  };
}

/** Carts and the parts of an order: prices, coupons, gift credit, addresses and delivery slots. */
export const checkout: Module<CheckoutServices, Lower> = {
  name: 'checkout',
  entities: [
    Address,
    Cart,
    CartItem,
    Coupon,
    CouponUse,
    DeliverySettingsRecord,
    DeliverySlotRecord,
    GiftCreditEntry,
    GiftVoucher,
  ],
  migrations: [
    DeliverySettings1700000000017,
    DeliveryInstructions1700000000046,
    CouponsInHindiAndMarathi1700000000074,
  ],
  services: createServices,
  personalData: checkoutPersonalData,
  connect: ({ carts, sessions }) => sessions.mergeCartsBy(carts),
  resolvers: [
    resolver(AddressResolver, (services) => [services.addresses]),
    resolver(CartResolver, (services) => [
      services.carts,
      services.sessions,
      services.deliverySettings,
    ]),
    resolver(CouponResolver, (services) => [services.coupons, services.manageCoupons]),
    resolver(DeliverySettingsResolver, (services) => [
      services.deliveryCalendar,
      services.changingDelivery,
      services.clock,
    ]),
    resolver(QuoteResolver, (services) => [services.quotes]),
    resolver(SlotResolver, (services) => [services.slots]),
    resolver(VoucherResolver, (services) => [services.redeeming, services.manageVouchers]),
  ],
  routes: (http, { carts, sessionAuthentication }) =>
    registerCartRoutes(http, carts, sessionAuthentication),
  ready: ({ deliverySettings, slots }) =>
    deliverySettings.ensureStored((tx, settings) => slots.adopt(tx, settings)),
};
