import { Message } from '../../../kernel/message';
import { RefundResult } from './payment-gateway';

/** A refund as it is kept at the provider. */
export interface ReportedRefund {
  reference: string;
  amountPaise: number;
  /** The key of the shop's own refund; none where it was made at the provider itself. */
  idempotencyKey?: string;
  result: RefundResult;
}

/** A provider that tells of refunds which somebody made in its own dashboard. */
export interface ReportingGateway {
  /** Its short name, kept with each payment. */
  readonly name: string;

  /** Why the shop has a refund that was made there. */
  readonly paidBackThere: Message;

  /** Every refund of a charge, those included that were made at the provider itself. */
  refundsOf(chargeReference: string): Promise<ReportedRefund[]>;
}
