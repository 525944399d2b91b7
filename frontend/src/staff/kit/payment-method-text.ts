import { t } from '@lingui/core/macro';

import type { PaymentMethod } from '../../generated/graphql';

/** How an order is paid, as lists say it: CARD is online, by card or by UPI; the page of the order says which. */
export const paymentMethodText = (method: PaymentMethod): string =>
  method === 'CARD' ? t`online` : t`cash`;
