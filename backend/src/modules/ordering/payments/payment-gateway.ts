import { Paise } from '../../../kernel/money';
import { Card, CardSummary } from './card.rules';

/** A charge to request. */
export interface ChargeRequest {
  amountPaise: Paise;
  /** Makes a repeated request the same charge. */
  idempotencyKey: string;
  /** The gateway's id of the charge, if known already. */
  reference: string | null;
}

/** The final result of a charge. The reason is displayable. */
export type ChargeResult =
  | { outcome: 'charged'; reference: string; card?: CardSummary }
  | { outcome: 'declined'; reason: string };

/**
 * The state of a charge at a gateway: its result, that there is none, or that it may still be made or is in progress
 * (`open`), with the reason after a decline.
 */
export type ChargeState = ChargeResult | { outcome: 'none' } | { outcome: 'open'; reason?: string };

/** A refund of a charge to request. */
export interface RefundRequest {
  /** The gateway's id of the charge. */
  chargeReference: string;
  amountPaise: Paise;
  /** Makes a repeated request the same refund. */
  idempotencyKey: string;
  /** The gateway's id of the refund, if known already. */
  reference: string | null;
}

/** The result of a refund; `pending` while the bank is still processing it. The reason is for the shop. */
export type RefundResult =
  | { outcome: 'refunded'; reference: string }
  | { outcome: 'pending'; reference: string }
  | { outcome: 'refused'; reason: string };

/**
 * The shop's interface to a payment provider. Called between transactions, never inside one. If a method throws, the
 * result is unknown: the money may have moved or not. A refusal by the provider is a result.
 */
export interface PaymentGateway {
  /** Its short name, stored with each payment. */
  readonly name: string;

  /** Whether it takes card numbers from the shop. Other providers take the card in their own form. */
  readonly takesCardNumbers: boolean;

  /** Charges a card. Called only if `takesCardNumbers`. */
  charge(request: ChargeRequest, card: Card): Promise<ChargeResult>;

  /** The state of a charge. */
  lookUp(request: ChargeRequest): Promise<ChargeState>;

  /**
   * Abandons a charge: unless it has already succeeded, it can never succeed from now on.
   * @returns its state; `open` if the provider cannot stop it at this moment
   */
  giveUp(request: ChargeRequest): Promise<ChargeState>;

  /** Refunds a charge. */
  refund(request: RefundRequest): Promise<RefundResult>;

  /** Whether it can settle an order without a card, since the REST contract sends none. Real gateways cannot. */
  readonly settlesWithoutCard: boolean;

  /** Settles such an order. Called only if `settlesWithoutCard`. */
  settleWithoutCard(request: ChargeRequest): Promise<ChargeResult>;
}

/** The provider did not respond in time, or not in a way that determines the result. */
export class SilentGatewayError extends Error {}
