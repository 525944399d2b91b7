import { ShopError } from '../../../kernel/shop-error';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';

/**
 * What a caller is told of a payment that has come to its end.
 * @throws PAYMENT_DECLINED, or ORDER_NOT_PAYABLE where the money came too late and is paid back
 */
export function answerOf(payment: Payment): Payment {
  const { status, failureReason } = payment;
  if (status === PaymentStatus.PENDING) throw paymentPending();
  if (status === PaymentStatus.FAILED) throw paymentDeclined(failureReason);
  if (failureReason !== null) throw notPayable(failureReason);
  return payment;
}

/** The bank, or the shop, said no. */
export function paymentDeclined(reason: string | null): ShopError {
  return new ShopError('PAYMENT_DECLINED', reason ?? 'The card was declined');
}

/** The gateway has not said what became of the payment; its own words go to the log only. */
export function paymentPending(cause?: unknown): ShopError {
  const error = new ShopError(
    'PAYMENT_PENDING',
    'We have not heard from the bank yet. You will not be charged twice: please try again in a moment',
  );
  error.cause = cause;
  return error;
}

/** The order takes no payment, or not now. */
export function notPayable(message: string): ShopError {
  return new ShopError('ORDER_NOT_PAYABLE', message, { orderId: message });
}

/** A key names one request: with another one it is a mistake of the client. */
export function keyReused(what: string): ShopError {
  const message = `This idempotencyKey was used for another ${what}`;
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { idempotencyKey: message });
}

/** The configured gateway works another way. */
export function notSupported(message: string): ShopError {
  return new ShopError('NOT_SUPPORTED', message);
}
