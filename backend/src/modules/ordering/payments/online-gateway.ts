import { ChargeRequest } from './payment-gateway';

/** What is to be paid in the provider's own field. */
export interface OpenRequest extends ChargeRequest {
  paymentId: number;
  orderId: number;
}

/** A charge that the browser can confirm, or the provider's refusal, with a reason for people. */
export type OpenResult =
  | { outcome: 'opened'; reference: string; clientSecret: string }
  | { outcome: 'declined'; reason: string };

/** What the provider's own field gave the browser to show that it was paid. */
export interface CheckoutAnswer {
  /** The provider's number of the payment. */
  providerPaymentId: string;
  signature: string;
}

/** A provider whose own field in the browser takes the card. */
export interface OnlineGateway {
  /** What that field needs, the same for all payments. */
  readonly publishableKey: string;

  /**
   * Opens a charge that the browser confirms; the same key, or a known reference, is the same charge.
   * @throws SilentGatewayError where it is not known whether it was opened
   */
  open(request: OpenRequest): Promise<OpenResult>;

  /** Whether the provider signed an answer for the charge of this number; left out where it signs none. */
  isSigned?(reference: string, answer: CheckoutAnswer): boolean;
}
