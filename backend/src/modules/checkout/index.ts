/** The public interface of the module, for higher modules and the assembly. */
export type { StockedItem } from './cart/cart.repository';
export { CartService } from './cart/cart.service';
export { CartView } from './cart/cart.type';
export { FillCartService, type WantedPieces } from './cart/fill-cart.service';
export { Coupon } from './coupons/coupon.entity';
export { CouponService } from './coupons/coupon.service';
export { DeliveryAddressInput } from './delivery/address.input';
export { AddressService } from './delivery/address.service';
export { DeliveryAddress } from './delivery/delivery-address.type';
export { SlotService } from './delivery/slot.service';
export { DeliverySettingsService } from './delivery-settings/delivery-settings.service';
export { GiftCreditService } from './gift-credit/gift-credit.service';
export { GiftVoucher } from './gift-credit/gift-voucher.entity';
export type { CheckoutServices } from './module';
export { QuoteService } from './quotes/quote.service';
export { Quote, QuoteInput } from './quotes/quote.type';
export { BillType } from './pricing/bill.type';
