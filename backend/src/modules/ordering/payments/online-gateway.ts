import { ChargeRequest } from './payment-gateway';

/** A payment to open in the provider's own form. */
export interface OpenRequest extends ChargeRequest {
  paymentId: number;
  orderId: number;
}

/** A charge that the browser can confirm, or the provider's refusal with a displayable reason. */
export type OpenResult =
  | { outcome: 'opened'; reference: string; clientSecret: string }
  | { outcome: 'declined'; reason: string };

/** The proof of payment that the provider's form passed to the browser. */
export interface CheckoutAnswer {
  /** The provider's id of the payment. */
  providerPaymentId: string;
  signature: string;
}

/** A provider that takes the card in its own form in the browser. */
export interface OnlineGateway {
  /** The configuration of that form, the same for all payments. */
  readonly publishableKey: string;

  /**
   * Opens a charge for the browser to confirm; the same key, or a known reference, is the same charge.
   * @throws SilentGatewayError if it is unknown whether it was opened
   */
  open(request: OpenRequest): Promise<OpenResult>;

  /**
   * Whether the provider signed an answer for the charge with this reference; omitted for providers that do not sign.
   */
  isSigned?(reference: string, answer: CheckoutAnswer): boolean;
}
