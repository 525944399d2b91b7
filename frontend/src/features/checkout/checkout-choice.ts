import type { PaymentMethod, QuoteInput, Substitution } from '../../generated/graphql';

/** What the customer has chosen on the way to an order. */
export interface CheckoutChoice {
  /** Left out: the default address, if there is one. */
  addressId?: string;
  /** Left out: the first slot with room. */
  slotId?: string;
  substitution: Substitution;
  paymentMethod: PaymentMethod;
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
  paymentMethod: choice.paymentMethod,
  couponCode: choice.couponCode ?? null,
  useGiftCredit: choice.useGiftCredit,
  ...(address && !address.isDefault && { addressId: address.id }),
});
