import { t } from '@lingui/core/macro';

import type { ShopError } from '../../apollo/shop-error';

interface StripeProblem {
  type: string;
  message?: string;
}

/** What Stripe itself decides: after it nothing has been charged. */
const refusedByStripe: readonly string[] = [
  'card_error',
  'validation_error',
  'invalid_request_error',
];

/** What Stripe's field says went wrong, in the shop's terms. */
export function refusalOfStripe({ type, message }: StripeProblem): ShopError {
  const refused = refusedByStripe.includes(type);
  return {
    code: refused ? 'PAYMENT_DECLINED' : 'PAYMENT_PENDING',
    message: message ?? t`The payment did not go through.`,
    fields: {},
  };
}
