import { t } from '@lingui/core/macro';

import type { AppScope } from '../../generated/graphql';

/** Describes a scope of an app to its customer. */
export function appScopeText(scope: AppScope): string {
  switch (scope) {
    case 'CART':
      return t`See your cart, add to it, change it and take things out of it`;
    case 'READ_ORDERS':
      return t`See your orders: what you bought, when, what it cost and how far it is`;
    case 'CHECKOUT':
      return t`See your addresses, and propose orders; nothing is ordered until you approve the total on a page of the shop`;
  }
}
