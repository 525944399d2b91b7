import { OneTimeLink } from '../accounts/one-time-link.entity';
import { Address } from '../addresses/address.entity';
import { Admin } from '../admins/admin.entity';
import { AuditEntry } from '../audit/audit-entry.entity';
import { ApiToken } from '../api-tokens/api-token.entity';
import { OfferBanner } from '../banner/offer-banner.entity';
import { Cart } from '../cart/cart.entity';
import { CartItem } from '../cart/cart-item.entity';
import { Category } from '../catalogue/category.entity';
import { Product } from '../catalogue/product.entity';
import { StockChangeKey } from '../catalogue/stock-change-key.entity';
import { StockMovement } from '../catalogue/stock-movement.entity';
import { ContactMessage } from '../contact/contact-message.entity';
import { Coupon } from '../coupons/coupon.entity';
import { CouponUse } from '../coupons/coupon-use.entity';
import { Customer } from '../customers/customer.entity';
import { Mail } from '../mail/mail.entity';
import { Order } from '../orders/order.entity';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLine } from '../orders/order-line.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../payments/refund.entity';
import { SandboxCharge } from '../payments/sandbox-charge.entity';
import { SandboxRefund } from '../payments/sandbox-refund.entity';
import { WebhookEvent } from '../payments/webhook-event.entity';
import { JobLease } from '../platform/jobs/job-lease.entity';
import { RateLimit } from '../platform/limits/rate-limit.entity';
import { Receipt } from '../receipts/receipt.entity';
import { ReceiptCounter } from '../receipts/receipt-counter.entity';
import { KnownDevice } from '../sessions/known-device.entity';
import { Session } from '../sessions/session.entity';
import { DeliverySlotRecord } from '../slots/delivery-slot.entity';
import { StockAlert } from '../wishes/stock-alert.entity';
import { WishedProduct } from '../wishes/wished-product.entity';
import { GiftCreditEntry } from '../vouchers/gift-credit-entry.entity';
import { GiftVoucher } from '../vouchers/gift-voucher.entity';

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
