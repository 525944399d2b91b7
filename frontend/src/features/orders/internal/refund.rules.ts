import { t } from '@lingui/core/macro';

import type { PaymentStatus } from '../../../generated/graphql';

/** The text of a refund's status. */
export function refundText(status: PaymentStatus): string {
  if (status === 'PENDING') return t`Refund on its way`;
  return status === 'FAILED' ? t`Refund failed; we are looking into it` : t`Refunded`;
}
