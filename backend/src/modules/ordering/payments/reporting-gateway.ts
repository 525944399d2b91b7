import { Message } from '../../../kernel/message';
import { RefundResult } from './payment-gateway';

/** A refund as stored by the provider. */
export interface ReportedRefund {
  reference: string;
  amountPaise: number;
  /** The key of the shop's own refund; undefined if it was made at the provider itself. */
  idempotencyKey?: string;
  result: RefundResult;
}

/** A provider that reports refunds made in its own dashboard. */
export interface ReportingGateway {
  /** Its short name, stored with each payment. */
  readonly name: string;

  /** The shop's reason for a refund that was made there. */
  readonly paidBackThere: Message;

  /** All refunds of a charge, including those made at the provider itself. */
  refundsOf(chargeReference: string): Promise<ReportedRefund[]>;
}
