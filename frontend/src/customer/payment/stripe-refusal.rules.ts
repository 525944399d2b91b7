import { t } from '@lingui/core/macro';

import type { ShopError } from '../../apollo/shop-error';

interface StripeProblem {
  type: string;
  message?: string;
}

/** Errors that Stripe reports before charging anything. */
const refusedByStripe: readonly string[] = [
  'card_error',
  'validation_error',
  'invalid_request_error',
];

/** Maps an error of Stripe's field to an error of the shop. */
export function refusalOfStripe({ type, message }: StripeProblem): ShopError {
  const refused = refusedByStripe.includes(type);
  return {
    code: refused ? 'PAYMENT_DECLINED' : 'PAYMENT_PENDING',
    message: message ?? t`The payment did not go through.`,
    fields: {},
  };
}
