import type { ReactNode } from 'react';

import type { CheckoutChoice } from '../../../features/checkout/checkout-choice';

/** An order that an app proposed, as the checkout receives it. */
export interface Proposed {
  id: string;
  choice: Partial<CheckoutChoice>;
  /** The button that refuses the proposal. */
  refusing: ReactNode;
}
