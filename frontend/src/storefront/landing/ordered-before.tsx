import type { ComponentProps } from 'react';

import { BuyAgain } from '../../features/catalogue/buy-again';
import { LastOrder } from '../../features/orders/last-order';

/** What a customer ordered last, and what they buy again and again. */
export const OrderedBefore = (slots: ComponentProps<typeof BuyAgain>) => (
  <>
    <LastOrder />
    <BuyAgain {...slots} />
  </>
);
