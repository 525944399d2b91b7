import { Paise } from '../../../kernel/money';
import {
  Comparison,
  atLeast,
  atMost,
  equal,
  oneOf,
} from '../../../platform/integrity/comparison.rules';

/** A charge as recorded by the payment sandbox, with its payment. */
export interface StoredCharge {
  id: number;
  status: string;
  reference: string;
  amountPaise: Paise;
  refundedPaise: Paise;
  /** Sum of the refunds that the sandbox recorded for it. */
  refundsPaise: Paise;
  /** Null if no payment requested it. */
  paymentId: number | null;
  paymentStatus: string | null;
  gatewayReference: string | null;
  paymentPaise: Paise | null;
  paymentRefundedPaise: Paise | null;
  refundRequestedPaise: Paise | null;
}

/** Compares a charge with its refunds, and with the shop's records of it. */
export function compareCharge(charge: StoredCharge): Comparison[] {
  const { id, status, refundedPaise, refundsPaise, paymentId } = charge;
  const refunds = equal(`refunds of charge ${id}`, refundsPaise, refundedPaise);
  if (paymentId === null) return [refunds, equal(`payment of charge ${id}`, 'one', 'none')];
  if (status !== 'captured')
    return [
      refunds,
      equal(`amount of charge ${id} that was given up`, 0, charge.amountPaise),
      oneOf(`status of payment ${paymentId}`, ['pending', 'failed'], charge.paymentStatus),
    ];
  const paymentStatus = oneOf(
    `status of payment ${paymentId}`,
    ['success', 'pending'],
    charge.paymentStatus,
  );
  if (charge.paymentStatus !== 'success') return [refunds, paymentStatus];
  return [
    refunds,
    paymentStatus,
    equal(`gateway's number of payment ${paymentId}`, charge.reference, charge.gatewayReference),
    equal(`amount of charge ${id}`, charge.paymentPaise, charge.amountPaise),
    // The sandbox pays back before the shop learns of it, never the other way round.
    atMost(`paid back of charge ${id}`, charge.refundRequestedPaise, refundedPaise),
    atLeast(`paid back of charge ${id}`, charge.paymentRefundedPaise ?? 0, refundedPaise),
  ];
}
