import type { PaymentMethod, QuoteInput, Substitution } from '../../generated/graphql';

/** The chosen way to pay; card and UPI both pay online. */
export type PaymentChoice = PaymentMethod | 'UPI';

/** The server's payment method for a choice. */
export const methodOf = (choice: PaymentChoice): PaymentMethod =>
  choice === 'UPI' ? 'CARD' : choice;

/** The customer's choices for an order. */
export interface CheckoutChoice {
  /** If omitted, the default address, if there is one. */
  addressId?: string;
  /** If omitted, the first slot with capacity. */
  slotId?: string;
  substitution: Substitution;
  paymentMethod: PaymentChoice;
  /** The entered coupon; the quote tells whether it is valid. */
  couponCode?: string;
  useGiftCredit: boolean;
}

/** The initial choice. */
export const firstChoice: CheckoutChoice = {
  substitution: 'CALL_ME',
  paymentMethod: 'CARD',
  useGiftCredit: false,
};

/**
 * The quote's input for a choice.
 * @param address the delivery address: its delivery fee may differ from that of the default address
 */
export const quoteInputOf = (
  choice: CheckoutChoice,
  address?: { id: string; isDefault: boolean },
): QuoteInput => ({
  paymentMethod: methodOf(choice.paymentMethod),
  couponCode: choice.couponCode ?? null,
  useGiftCredit: choice.useGiftCredit,
  ...(address && !address.isDefault && { addressId: address.id }),
});
