import { Damages } from './damage';

/** Paid and cancelled: 121.00 each. Pending: 95.00. Partly refunded: 95.00, of which 1.00 was refunded. */
export const moneyDamages: Damages = {
  'the payment of a paid order is gone': ({ paid, chargeOfPaid }) => ({
    by: [`DELETE FROM payments WHERE orderId = ${paid}`],
    breaches: [
      `order-money: captured - refunds of order ${paid}: expected 12100, found 0`,
      `sandbox-charges: payment of charge ${chargeOfPaid}: expected one, found none`,
      `credited-orders: money kept of order ${paid}: expected at least 12100, found 0`,
    ],
  }),
  'the shop takes a charge for declined': ({ paid, paymentOfPaid }) => ({
    by: [`UPDATE payments SET status = 'failed' WHERE orderId = ${paid}`],
    breaches: [
      `order-money: captured - refunds of order ${paid}: expected 12100, found 0`,
      `sandbox-charges: status of payment ${paymentOfPaid}: expected success or pending, found failed`,
      `credited-orders: money kept of order ${paid}: expected at least 12100, found 0`,
    ],
  }),
  'an order was charged twice': ({ paid, customerId }) => ({
    by: [
      aPayment(paid, customerId, 'success', "'sandbox_again'"),
      aCharge(`${customerId}-again`, "'sandbox_again'"),
    ],
    breaches: [
      `order-money: captured - refunds of order ${paid}: expected 12100, found 24200`,
      `sandbox-orders: charges of order ${paid}: expected at most 1, found 2`,
      `credited-orders: money kept of order ${paid}: expected at most 12100, found 24200`,
    ],
  }),
  'an order was charged again, and the shop does not know it yet': ({ paid, customerId }) => ({
    by: [
      aPayment(paid, customerId, 'pending', 'NULL'),
      aCharge(`${customerId}-again`, "'sandbox_again'"),
    ],
    breaches: [`sandbox-orders: charges of order ${paid}: expected at most 1, found 2`],
  }),
  'a payment went through without a charge': ({ paymentOfPaid, chargeOfPaid }) => ({
    by: [`DELETE FROM sandbox_charges WHERE id = ${chargeOfPaid}`],
    breaches: [`sandbox-payments: charge of payment ${paymentOfPaid}: expected one, found none`],
  }),
  'a cancelled order keeps its money': ({ cancelled, chargeOfCancelled }) => ({
    by: [
      `DELETE FROM refunds WHERE orderId = ${cancelled}`,
      `UPDATE payments SET refundedPaise = 0, refundRequestedPaise = 0 WHERE orderId = ${cancelled}`,
    ],
    breaches: [
      `order-money: paise kept of cancelled order ${cancelled}: expected 0, found 12100`,
      `sandbox-charges: paid back of charge ${chargeOfCancelled}: expected at most 0, found 12100`,
    ],
  }),
  'a sold order is not paid': ({ paid }) => ({
    by: [`UPDATE orders SET paymentStatus = 'pending' WHERE id = ${paid}`],
    breaches: [
      `order-money: paymentStatus of order ${paid}: expected success, found pending`,
      `order-money: captured - refunds of order ${paid}: expected 0, found 12100`,
    ],
  }),
  'money was taken for no order': ({ paid, paymentOfPaid }) => ({
    by: [`UPDATE payments SET orderId = NULL WHERE orderId = ${paid}`],
    breaches: [
      `order-money: captured - refunds of order ${paid}: expected 12100, found 0`,
      `payments: amount of payment ${paymentOfPaid}: expected 0, found 12100`,
      `credited-orders: money kept of order ${paid}: expected at least 12100, found 0`,
    ],
  }),
  'a payment is above the total of its order': ({ pending, paymentOfPending }) => ({
    by: [`UPDATE payments SET amountPaise = amountPaise + 1 WHERE orderId = ${pending}`],
    breaches: [`payments: amount of payment ${paymentOfPending}: expected 9500, found 9501`],
  }),
  'more was paid back than captured': ({ partlyBack, paymentOfPartlyBack }) => ({
    by: [`UPDATE refunds SET amountPaise = 9501 WHERE orderId = ${partlyBack}`],
    breaches: [
      `payments: paise asked back of payment ${paymentOfPartlyBack}: expected 9501, found 100`,
      `payments: paise paid back of payment ${paymentOfPartlyBack}: expected 9501, found 100`,
      `payments: refunds of payment ${paymentOfPartlyBack}: expected at most 9500, found 9501`,
      `credited-orders: money kept of order ${partlyBack}: expected at least 0, found -1`,
    ],
  }),
  'one key has two payments': ({ paid, pending, paymentOfPaid, chargeOfPaid }) => ({
    by: [`UPDATE payments SET idempotencyKey = 'same' WHERE orderId IN (${paid}, ${pending})`],
    breaches: [
      `payments-keys: payments under the key of number ${paymentOfPaid}: expected at most 1, found 2`,
      `sandbox-charges: payment of charge ${chargeOfPaid}: expected one, found none`,
    ],
  }),
  'the sandbox charged for nobody': () => ({
    by: [aCharge('999-nobody', "'sandbox_nobody'")],
    breaches: ['sandbox-charges: payment of charge 1000: expected one, found none'],
  }),
  'the sandbox miscounts what it paid back': ({ chargeOfCancelled }) => ({
    by: [
      `UPDATE sandbox_charges SET refundedPaise = refundedPaise - 1 WHERE id = ${chargeOfCancelled}`,
    ],
    breaches: [
      `sandbox-charges: refunds of charge ${chargeOfCancelled}: expected 12100, found 12099`,
      `sandbox-charges: paid back of charge ${chargeOfCancelled}: expected at least 12100, found 12099`,
    ],
  }),
};

/** A payment of 121.00 under the key 'again'. */
export function aPayment(
  orderId: number,
  customerId: number,
  status: string,
  reference: string,
): string {
  return `INSERT INTO payments (id, customerId, orderId, idempotencyKey, amountPaise, refundRequestedPaise,
      refundedPaise, status, gateway, gatewayReference, createdAt)
    SELECT 1000, ${customerId}, id, 'again', toPayPaise, 0, 0, '${status}', 'sandbox', ${reference}, placedAt
    FROM orders WHERE id = ${orderId}`;
}

/** A charge of 121.00 in the sandbox. */
export function aCharge(key: string, reference: string): string {
  return `INSERT INTO sandbox_charges
      (id, idempotencyKey, reference, status, amountPaise, refundedPaise, createdAt)
    VALUES (1000, '${key}', ${reference}, 'captured', 12100, 0, '2026-01-01 00:00:00.000')`;
}
