import type { PaymentMethod, QuoteInput, Substitution } from '../../generated/graphql';

/** What the customer has chosen on the way to an order. */
export interface CheckoutChoice {
  /** Left out: the default address, if there is one. */
  addressId?: string;
  /** Left out: the first slot with room. */
  slotId?: string;
  substitution: Substitution;
  paymentMethod: PaymentMethod;
  /** The coupon that was asked for; whether it is taken, the quote tells. */
  couponCode?: string;
  useGiftCredit: boolean;
}

/** What is chosen before anything has been. */
export const firstChoice: CheckoutChoice = {
  substitution: 'CALL_ME',
  paymentMethod: 'CARD',
  useGiftCredit: false,
};

/** What the quote of a choice is asked for with. */
export const quoteInputOf = (choice: CheckoutChoice): QuoteInput => ({
  paymentMethod: choice.paymentMethod,
  couponCode: choice.couponCode ?? null,
  useGiftCredit: choice.useGiftCredit,
});
