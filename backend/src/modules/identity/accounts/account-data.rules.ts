import type { Address } from '../../checkout/delivery/address.entity';
import type { ContactMessage } from '../../engagement/contact/contact-message.entity';
import type { Customer } from '../customers/customer.entity';
import type { OrderEvent } from '../../ordering/orders/order-event.entity';
import type { Order } from '../../ordering/orders/order.entity';
import type { Payment } from '../../ordering/payments/payment.entity';
import type { Refund } from '../../ordering/refunds/refund.entity';
import type { Receipt } from '../../ordering/receipts/receipt.entity';
import type { Session } from '../sessions/session.entity';
import type { StockAlert } from '../../engagement/wish-list/stock-alert.entity';
import type { WishedProduct } from '../../engagement/wish-list/wished-product.entity';
import type { GiftCreditEntry } from '../../checkout/gift-credit/gift-credit-entry.entity';

/** What customers are given of what the shop keeps of them. Each field is named: no secret comes along unseen. */

/** Who they are. */
export function profileData(customer: Customer) {
  const { id, firstName, lastName, email, emailVerifiedAt, dateOfBirth, gender } = customer;
  const { phone, district, state, zipCode, giftCreditPaise, createdAt } = customer;
  const { language, priceMailsStoppedAt } = customer;
  return {
    ...{ id, firstName, lastName, email, emailVerifiedAt, dateOfBirth, gender },
    ...{
      phone,
      district,
      state,
      zipCode,
      giftCreditPaise,
      createdAt,
      language,
      priceMailsStoppedAt,
    },
  };
}

/** Where they have things brought. */
export function addressData(address: Address) {
  const { id, label, recipientName, phone, line1, line2, landmark, pinCode, createdAt } = address;
  return { id, label, recipientName, phone, line1, line2, landmark, pinCode, createdAt };
}

/** One change of their gift credit, with the voucher where one was redeemed. */
export function creditData({ kind, amountPaise, orderId, voucher, createdAt }: GiftCreditEntry) {
  return { kind, amountPaise, orderId, voucherCode: voucher?.code ?? null, createdAt };
}

/** What they saved for later. */
export function wishData({ productId, wishedPaise, wishedAt }: WishedProduct) {
  return { productId, wishedPaise, wishedAt };
}

/** Of what they want to hear when it is in stock again. */
export function alertData({ productId, askedAt }: StockAlert) {
  return { productId, askedAt };
}

/** Where they are logged in. */
export function sessionData(session: Session, currentId: number | undefined) {
  const { id, userAgent, createdAt, lastUsedAt, expiresAt } = session;
  return { id, isCurrent: id === currentId, userAgent, createdAt, lastUsedAt, expiresAt };
}

/** What they wrote to the shop. */
export function messageData({ id, fullName, email, subject, createdAt }: ContactMessage) {
  return { id, fullName, email, subject, createdAt };
}

/** What belongs to an order. */
export interface OrderParts {
  events: OrderEvent[];
  payments: Payment[];
  refunds: Refund[];
  receipt: Receipt | null;
}

/** What they bought, and what became of it. */
export function orderData(order: Order, { events, payments, refunds, receipt }: OrderParts) {
  const { id, status, paymentStatus, paymentMethod, placedAt, deliveryAddress } = order;
  const { slotDate, slotStartMinute, slotEndMinute, substitution } = order;
  const { subtotalPaise, billSteps, couponCode, giftCreditPaise, toPayPaise } = order;
  return {
    ...{ id, status, paymentStatus, paymentMethod, placedAt, deliveryAddress },
    ...{ slotDate, slotStartMinute, slotEndMinute, substitution },
    ...{ subtotalPaise, billSteps, couponCode, giftCreditPaise, toPayPaise },
    lines: order.lines.map(({ name, unit, mrpPaise, quantity, totalPaise, discountPaise }) => ({
      ...{ name, unit, mrpPaise, quantity, totalPaise, discountPaise },
    })),
    events: events.map(({ fromStatus, toStatus, paymentStatus, actorRole, note, at }) => ({
      ...{ fromStatus, toStatus, paymentStatus, actorRole, note, at },
    })),
    payments: payments.map(({ status, amountPaise, cardBrand, cardLastFour, createdAt }) => ({
      ...{ status, amountPaise, cardBrand, cardLastFour, createdAt },
    })),
    refunds: refunds.map(({ status, amountPaise, reason, createdAt }) => ({
      ...{ status, amountPaise, reason, createdAt },
    })),
    receipt: receipt && {
      financialYear: receipt.financialYear,
      number: receipt.number,
      issuedAt: receipt.issuedAt,
    },
  };
}
