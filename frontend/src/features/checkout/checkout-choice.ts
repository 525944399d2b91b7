import type { PaymentMethod, QuoteInput, Substitution } from '../../generated/graphql';

/** How an order is to be paid: by card and by UPI are both online. */
export type PaymentChoice = PaymentMethod | 'UPI';

/** The way of paying that the server knows of a choice. */
export const methodOf = (choice: PaymentChoice): PaymentMethod =>
  choice === 'UPI' ? 'CARD' : choice;

/** What the customer has chosen on the way to an order. */
export interface CheckoutChoice {
  /** Left out: the default address, if there is one. */
  addressId?: string;
  /** Left out: the first slot with room. */
  slotId?: string;
  substitution: Substitution;
  paymentMethod: PaymentChoice;
  /** The entered coupon. The quote says whether it is valid. */
  couponCode?: string;
  useGiftCredit: boolean;
}

/** The choice to begin with. */
export const firstChoice: CheckoutChoice = {
  substitution: 'CALL_ME',
  paymentMethod: 'CARD',
  useGiftCredit: false,
};

/**
 * The input of the quote for a choice.
 * @param address where the order goes: delivery may cost something else there than at the default address
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
