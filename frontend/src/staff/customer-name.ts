import { t } from '@lingui/core/macro';

import { fullNameOf } from '../shared/lib/full-name';

/** The name of the customer of an order, or that the account was deleted. */
export const customerNameOf = (
  customer: Parameters<typeof fullNameOf>[0] & { isDeleted: boolean },
): string => (customer.isDeleted ? t`Account deleted` : fullNameOf(customer));
