import { t } from '@lingui/core/macro';

import type { AppScope } from '../../generated/graphql';

/** What an app may do with a scope, for its customer. */
export function appScopeText(scope: AppScope): string {
  switch (scope) {
    case 'CART':
      return t`See your cart, add to it, change it and take things out of it`;
    case 'READ_ORDERS':
      return t`See your orders: what you bought, when, what it cost and how far it is`;
  }
}
