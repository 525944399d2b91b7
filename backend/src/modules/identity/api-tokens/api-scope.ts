import { registerEnumType } from 'type-graphql';
import { Permission } from '../../../kernel/permissions';

/**
 * What a program may be allowed to do: the permissions of the staff under their own names, but for the staff itself, and
 * for what only people do: hand orders over, and count the cash of it. A program that could make logins and tokens could
 * make itself what it likes. Scopes stay what they were when a permission of people is divided: each part goes with the
 * scope that had it.
 */
export enum ApiScope {
  CARRY_ORDERS = 'carry-orders',
  MANAGE_CATALOGUE = 'manage-catalogue',
  MANAGE_COUPONS = 'manage-coupons',
  MANAGE_DELIVERY = 'manage-delivery',
  MANAGE_VOUCHERS = 'manage-vouchers',
  MOVE_ORDERS = 'move-orders',
  READ_ACCOUNTS = 'read-accounts',
  READ_AUDIT = 'read-audit',
  READ_MESSAGES = 'read-messages',
  READ_ORDERS = 'read-orders',
  REFUND_PAYMENTS = 'refund-payments',
  TAKE_ORDERS = 'take-orders',
}
registerEnumType(ApiScope, {
  name: 'ApiScope',
  description: 'What a program may do with an API token.',
  valuesConfig: {
    CARRY_ORDERS: {
      description: 'Bring packed orders; see where they go and what to collect alone.',
    },
    MANAGE_CATALOGUE: { description: 'Add, change and delete products.' },
    MANAGE_COUPONS: { description: 'Make and end coupons.' },
    MANAGE_DELIVERY: { description: 'Set delivery windows, fees and areas.' },
    MANAGE_VOUCHERS: { description: 'Make gift vouchers.' },
    MOVE_ORDERS: { description: 'Move orders on, call them off, and collect cash.' },
    READ_ACCOUNTS: {
      description: 'Read bills, taxes, payments and documents, without the people who ordered.',
    },
    READ_AUDIT: { description: 'Read who did what.' },
    READ_MESSAGES: { description: 'Read what was written to the shop.' },
    READ_ORDERS: { description: 'Read all orders.' },
    REFUND_PAYMENTS: { description: 'Pay money back.' },
    TAKE_ORDERS: { description: 'Take orders for customers who call by telephone.' },
  },
});

/** What scopes allow beside the permission of their own name. */
const further: Partial<Record<ApiScope, readonly Permission[]>> = {
  [ApiScope.READ_ORDERS]: ['read-customer-emails'],
  [ApiScope.MOVE_ORDERS]: ['cancel-orders', 'pick-orders'],
};

/** What a token allows: of its scopes, what its owner still may. */
export function permissionsOfToken(
  scopes: readonly ApiScope[],
  ofOwner: ReadonlySet<Permission>,
): ReadonlySet<Permission> {
  const ofScopes = scopes.flatMap((scope) => [scope, ...(further[scope] ?? [])]);
  return new Set(ofScopes.filter((permission) => ofOwner.has(permission)));
}
