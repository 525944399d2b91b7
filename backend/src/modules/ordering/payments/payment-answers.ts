import { ShopError } from '../../../kernel/shop-error';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { Message } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/**
 * The response for a payment that has ended.
 * @throws PAYMENT_DECLINED, or ORDER_NOT_PAYABLE if the money came too late and is paid back
 */
export function answerOf(payment: Payment): Payment {
  const { status, failureReason } = payment;
  if (status === PaymentStatus.PENDING) throw paymentPending();
  if (status === PaymentStatus.FAILED) throw paymentDeclined(failureReason);
  if (failureReason !== null) throw notPayable(declineOf(failureReason));
  return payment;
}

/** The error for a payment that the bank, or the shop, declined. */
export function paymentDeclined(reason: string | null): ShopError {
  const message = reason === null ? orderingMessages.cardDeclined() : declineOf(reason);
  return new ShopError('PAYMENT_DECLINED', message);
}

/** Messages for known reasons of gateways. */
const REASONS = new Map(
  [
    orderingMessages.cardDeclined(),
    orderingMessages.insufficientFunds(),
    orderingMessages.cardExpired(),
    orderingMessages.paidTooLate(),
    orderingMessages.paymentNotThrough(),
  ].map((message) => [message.text, message]),
);

/** The message for the reason of a gateway; otherwise the reason itself. */
export function declineOf(reason: string): Message {
  return REASONS.get(reason) ?? orderingMessages.paymentRefused({ reason });
}

/** The error while the result of a payment is unknown; the gateway's own text is only logged. */
export function paymentPending(cause?: unknown): ShopError {
  const error = new ShopError('PAYMENT_PENDING', orderingMessages.paymentPending());
  error.cause = cause;
  return error;
}

/** The error for an order that accepts no payment, or not now. */
export function notPayable(message: Message): ShopError {
  return new ShopError('ORDER_NOT_PAYABLE', message, { orderId: message });
}

/** The error for a key of another request, which is a mistake of the client. */
export function keyReused(message: Message): ShopError {
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
}

/** The error if the configured gateway works differently. */
export function notSupported(message: Message): ShopError {
  return new ShopError('NOT_SUPPORTED', message);
}
