import { ShopError } from '../../../kernel/shop-error';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { Message } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

/**
 * What a caller is told of a payment that has come to its end.
 * @throws PAYMENT_DECLINED, or ORDER_NOT_PAYABLE where the money came too late and is paid back
 */
export function answerOf(payment: Payment): Payment {
  const { status, failureReason } = payment;
  if (status === PaymentStatus.PENDING) throw paymentPending();
  if (status === PaymentStatus.FAILED) throw paymentDeclined(failureReason);
  if (failureReason !== null) throw notPayable(declineOf(failureReason));
  return payment;
}

/** The bank, or the shop, said no. */
export function paymentDeclined(reason: string | null): ShopError {
  const message = reason === null ? orderingMessages.cardDeclined() : declineOf(reason);
  return new ShopError('PAYMENT_DECLINED', message);
}

/** The reasons of gateways for which there is a message. */
const REASONS = new Map(
  [
    orderingMessages.cardDeclined(),
    orderingMessages.insufficientFunds(),
    orderingMessages.cardExpired(),
    orderingMessages.paidTooLate(),
    orderingMessages.paymentNotThrough(),
  ].map((message) => [message.text, message]),
);

/** The message for the reason of a gateway; else the reason in its own words. */
export function declineOf(reason: string): Message {
  return REASONS.get(reason) ?? orderingMessages.paymentRefused({ reason });
}

/** The gateway has not said what became of the payment; its own words go to the log only. */
export function paymentPending(cause?: unknown): ShopError {
  const error = new ShopError('PAYMENT_PENDING', orderingMessages.paymentPending());
  error.cause = cause;
  return error;
}

/** The order takes no payment, or not now. */
export function notPayable(message: Message): ShopError {
  return new ShopError('ORDER_NOT_PAYABLE', message, { orderId: message });
}

/** A key names one request: with another one it is a mistake of the client. */
export function keyReused(message: Message): ShopError {
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
}

/** The configured gateway works another way. */
export function notSupported(message: Message): ShopError {
  return new ShopError('NOT_SUPPORTED', message);
}
