import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';

/** Why a change of a stock was refused. Its key stays when its number changes, so that it counts once. */
export function stockRefusal(error: unknown): string {
  const { code, message } = toShopError(error);
  return code === 'IDEMPOTENCY_KEY_REUSED'
    ? t`What you entered first is already saved. Look at the stock again before you enter another number.`
    : message;
}
