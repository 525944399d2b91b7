import { t } from '@lingui/core/macro';

import type { PaymentMethod } from '../../generated/graphql';

/** The payment method of an order in lists: CARD is online, by card or by UPI; the page of the order shows which. */
export const paymentMethodText = (method: PaymentMethod): string =>
  method === 'CARD' ? t`online` : t`cash`;
