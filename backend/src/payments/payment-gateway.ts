import { Paise } from '../kernel/money';
import { Card } from './card.rules';

/** What is to be charged. The key makes a charge that is sent again the same charge. */
export interface ChargeRequest {
  amountPaise: Paise;
  idempotencyKey: string;
}

/** What a gateway answers: charged, or declined with a reason for people. */
export type ChargeResult =
  { outcome: 'charged'; reference: string } | { outcome: 'declined'; reason: string };

/** The shop's side of a payment provider. Called between transactions, never inside one. */
export interface PaymentGateway {
  /** Its short name, kept with each payment. */
  readonly name: string;

  /** Charges a card. */
  charge(request: ChargeRequest, card: Card): Promise<ChargeResult>;

  /** Whether it can settle an order without a card, as the REST contract sends none. Real ones cannot. */
  readonly settlesWithoutCard: boolean;

  /** Settles such an order. Asked only where `settlesWithoutCard`. */
  settleWithoutCard(request: ChargeRequest): Promise<ChargeResult>;
}
