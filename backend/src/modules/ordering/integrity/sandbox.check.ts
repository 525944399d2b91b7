import { eachRow } from '../../../platform/integrity/integrity-check';
import { atMost, equal } from '../../../platform/integrity/comparison.rules';
import { StoredCharge, compareCharge } from './sandbox-charge.rules';

/** A charge is identified by its idempotency key: the customer's id and the payment's key. */
const CHARGES = `sandbox_charges s
   LEFT JOIN payments p ON p.gateway = 'sandbox'
     AND p.customerId = CAST(SUBSTR(s.idempotencyKey, 1, INSTR(s.idempotencyKey, '-') - 1) AS SIGNED)
     AND p.idempotencyKey = SUBSTR(s.idempotencyKey, INSTR(s.idempotencyKey, '-') + 1)`;

export const sandboxCharges = eachRow<StoredCharge>(
  {
    name: 'sandbox-charges',
    holds: 'each charge of the sandbox belongs to a payment that knows of it, refunds included',
    records: 'charges',
  },
  `SELECT s.id, s.status, s.reference, s.amountPaise, s.refundedPaise,
     COALESCE(r.refundsPaise, 0) AS refundsPaise, p.id AS paymentId, p.status AS paymentStatus,
     p.gatewayReference, p.amountPaise AS paymentPaise, p.refundedPaise AS paymentRefundedPaise,
     p.refundRequestedPaise
   FROM ${CHARGES}
   LEFT JOIN (
     SELECT chargeReference, SUM(amountPaise) AS refundsPaise FROM sandbox_refunds GROUP BY chargeReference
   ) r ON r.chargeReference = s.reference`,
  compareCharge,
);

export const sandboxPayments = eachRow<{ id: number; chargeId: number | null }>(
  {
    name: 'sandbox-payments',
    holds: 'each payment that went through the sandbox has its charge there',
    records: 'payments',
  },
  `SELECT p.id, s.id AS chargeId
   FROM payments p
   LEFT JOIN sandbox_charges s ON s.reference = p.gatewayReference AND s.status = 'captured'
   WHERE p.gateway = 'sandbox' AND p.status = 'success' AND p.amountPaise > 0`,
  ({ id, chargeId }) => [
    equal(`charge of payment ${id}`, 'one', chargeId === null ? 'none' : 'one'),
  ],
);

export const sandboxOrders = eachRow<{ orderId: number; chargeCount: number }>(
  {
    name: 'sandbox-orders',
    holds: 'no order has two charges that are neither paid back nor to be paid back',
    records: 'orders with charges',
  },
  `SELECT p.orderId, COUNT(*) AS chargeCount
   FROM ${CHARGES}
   WHERE p.orderId IS NOT NULL AND s.status = 'captured' AND s.refundedPaise < s.amountPaise
     AND p.refundRequestedPaise < p.amountPaise
   GROUP BY p.orderId`,
  ({ orderId, chargeCount }) => [atMost(`charges of order ${orderId}`, 1, chargeCount)],
);

/** Not a breach: the server was killed or the response was lost, and a job settles them. */
export const unsettledPayments = eachRow<{ id: number }>(
  {
    name: 'unsettled',
    holds: 'payments that wait to be settled though the sandbox has charged them (no breach)',
    records: 'payments',
  },
  `SELECT p.id FROM ${CHARGES} WHERE p.status = 'pending' AND s.status = 'captured'`,
  () => [],
);
