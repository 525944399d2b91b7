import type { CheckoutChoice } from '../../features/checkout/checkout-choice';

/** What a guest chose before logging in, on the way to the cart of the customer. */
export interface ChosenState {
  choice?: Partial<CheckoutChoice>;
}
