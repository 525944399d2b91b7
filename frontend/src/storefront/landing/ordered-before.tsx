import type { ComponentProps } from 'react';

import { BuyAgain } from '../../features/catalogue/buy-again';
import { LastOrder } from '../../features/orders/last-order';

/** The customer's last order, and their regulars. */
export const OrderedBefore = (slots: ComponentProps<typeof BuyAgain>) => (
  <>
    <LastOrder />
    <BuyAgain {...slots} />
  </>
);
