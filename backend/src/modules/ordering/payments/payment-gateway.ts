import { Paise } from '../../../kernel/money';
import { Card, CardSummary } from './card.rules';

/** What is to be charged. */
export interface ChargeRequest {
  amountPaise: Paise;
  /** Makes a charge that is sent again the same charge. */
  idempotencyKey: string;
  /** The gateway's own number of the charge, where it is known already. */
  reference: string | null;
}

/** How a charge ended, for good. The reason is for people. */
export type ChargeResult =
  | { outcome: 'charged'; reference: string; card?: CardSummary }
  | { outcome: 'declined'; reason: string };

/**
 * What a gateway knows about a charge: how it ended, that there is none, or that it may still be made or is under
 * way (`open`), after a decline with its reason.
 */
export type ChargeState = ChargeResult | { outcome: 'none' } | { outcome: 'open'; reason?: string };

/** What is to be paid back of a charge. */
export interface RefundRequest {
  /** The gateway's own number of the charge. */
  chargeReference: string;
  amountPaise: Paise;
  /** Makes a refund that is sent again the same refund. */
  idempotencyKey: string;
  /** The gateway's own number of the refund, where it is known already. */
  reference: string | null;
}

/** What became of a refund; `pending` where the bank still works on it. The reason is for the shop. */
export type RefundResult =
  | { outcome: 'refunded'; reference: string }
  | { outcome: 'pending'; reference: string }
  | { outcome: 'refused'; reason: string };

/**
 * The shop's side of a payment provider. Called between transactions, never inside one. A method that throws
 * has not said what happened: the money may have moved or not. What the provider says no to is an answer.
 */
export interface PaymentGateway {
  /** Its short name, kept with each payment. */
  readonly name: string;

  /** Whether it takes card numbers from the shop. Others have the card typed into a field of their own. */
  readonly takesCardNumbers: boolean;

  /** Charges a card. Asked only where `takesCardNumbers`. */
  charge(request: ChargeRequest, card: Card): Promise<ChargeResult>;

  /** What became of a charge. */
  lookUp(request: ChargeRequest): Promise<ChargeState>;

  /**
   * Gives a charge up: unless it went through already, it can never be made from now on.
   * @returns what it came to; `open` where the provider cannot stop it at this moment
   */
  giveUp(request: ChargeRequest): Promise<ChargeState>;

  /** Pays back. */
  refund(request: RefundRequest): Promise<RefundResult>;

  /** Whether it can settle an order without a card, as the REST contract sends none. Real ones cannot. */
  readonly settlesWithoutCard: boolean;

  /** Settles such an order. Asked only where `settlesWithoutCard`. */
  settleWithoutCard(request: ChargeRequest): Promise<ChargeResult>;
}

/** The provider did not answer in time, or not in a way that says what happened. */
export class SilentGatewayError extends Error {}
