import { OneTimeLink } from '../modules/identity/accounts/one-time-link.entity';
import { Address } from '../modules/checkout/delivery/address.entity';
import { Admin } from '../modules/identity/staff/admin.entity';
import { AuditEntry } from '../modules/operations/audit/audit-entry.entity';
import { ApiToken } from '../modules/identity/api-tokens/api-token.entity';
import { OfferBanner } from '../modules/storefront/banner/offer-banner.entity';
import { Cart } from '../modules/checkout/cart/cart.entity';
import { CartItem } from '../modules/checkout/cart/cart-item.entity';
import { Category } from '../modules/catalogue/category.entity';
import { Product } from '../modules/catalogue/product.entity';
import { StockChangeKey } from '../modules/catalogue/stock-change-key.entity';
import { StockMovement } from '../modules/catalogue/stock-movement.entity';
import { ContactMessage } from '../modules/engagement/contact/contact-message.entity';
import { Coupon } from '../modules/checkout/coupons/coupon.entity';
import { CouponUse } from '../modules/checkout/coupons/coupon-use.entity';
import { Customer } from '../modules/identity/customers/customer.entity';
import { Mail } from '../platform/mail/mail.entity';
import { Order } from '../modules/ordering/orders/order.entity';
import { OrderEvent } from '../modules/ordering/orders/order-event.entity';
import { OrderLine } from '../modules/ordering/orders/order-line.entity';
import { Payment } from '../modules/ordering/payments/payment.entity';
import { Refund } from '../modules/ordering/refunds/refund.entity';
import { SandboxCharge } from '../modules/ordering/payments/sandbox-charge.entity';
import { SandboxRefund } from '../modules/ordering/payments/sandbox-refund.entity';
import { WebhookEvent } from '../modules/ordering/payments/webhook-event.entity';
import { JobLease } from '../platform/jobs/job-lease.entity';
import { RateLimit } from '../platform/limits/rate-limit.entity';
import { Receipt } from '../modules/ordering/receipts/receipt.entity';
import { ReceiptCounter } from '../modules/ordering/receipts/receipt-counter.entity';
import { KnownDevice } from '../modules/identity/sessions/known-device.entity';
import { Session } from '../modules/identity/sessions/session.entity';
import { DeliverySlotRecord } from '../modules/checkout/delivery/delivery-slot.entity';
import { StockAlert } from '../modules/engagement/wish-list/stock-alert.entity';
import { WishedProduct } from '../modules/engagement/wish-list/wished-product.entity';
import { GiftCreditEntry } from '../modules/checkout/gift-credit/gift-credit-entry.entity';
import { GiftVoucher } from '../modules/checkout/gift-credit/gift-voucher.entity';

/** Every table of the shop. */
export const entities = [
  Address,
  Admin,
  ApiToken,
  AuditEntry,
  Cart,
  CartItem,
  Category,
  ContactMessage,
  Coupon,
  CouponUse,
  Customer,
  DeliverySlotRecord,
  GiftCreditEntry,
  GiftVoucher,
  JobLease,
  KnownDevice,
  Mail,
  OfferBanner,
  OneTimeLink,
  Order,
  OrderEvent,
  OrderLine,
  Payment,
  Product,
  RateLimit,
  Receipt,
  ReceiptCounter,
  Refund,
  SandboxCharge,
  SandboxRefund,
  Session,
  StockAlert,
  StockChangeKey,
  StockMovement,
  WebhookEvent,
  WishedProduct,
];
