import type { CheckoutChoice } from '../../features/checkout/checkout-choice';

/** The choices that a guest made before login, passed to the customer's cart. */
export interface ChosenState {
  choice?: Partial<CheckoutChoice>;
}
