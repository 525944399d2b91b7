import { registerEnumType } from 'type-graphql';
import { Permission } from '../../../kernel/permissions';

/**
 * Permissions that programs can have. Scopes have the names of the staff's permissions, except managing the staff and
 * what only people do: delivering orders and settling their cash. A program that could create logins and tokens could
 * grant itself anything. Scopes keep their meaning when a permission is split: each new permission is included in the
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
  description: 'Scope of an API token.',
  valuesConfig: {
    CARRY_ORDERS: {
      description:
        'Deliver packed orders as a courier; read only their destinations and amounts to collect.',
    },
    MANAGE_CATALOGUE: { description: 'Add, change and delete products.' },
    MANAGE_COUPONS: { description: 'Create and end coupons.' },
    MANAGE_DELIVERY: { description: 'Set delivery windows, fees and areas.' },
    MANAGE_VOUCHERS: { description: 'Create and end gift vouchers.' },
    MOVE_ORDERS: { description: 'Change the status of orders, cancel them, and collect cash.' },
    READ_ACCOUNTS: {
      description: 'Read bills, taxes, payments and documents, without customer details.',
    },
    READ_AUDIT: { description: 'Read the audit log.' },
    READ_MESSAGES: { description: 'Read messages to the shop.' },
    READ_ORDERS: { description: 'Read all orders.' },
    REFUND_PAYMENTS: { description: 'Refund payments.' },
    TAKE_ORDERS: { description: 'Place orders for customers who call by phone.' },
  },
});

/** Permissions that a scope includes besides the one of the same name. */
const further: Partial<Record<ApiScope, readonly Permission[]>> = {
  [ApiScope.READ_ORDERS]: ['read-customer-emails'],
  [ApiScope.MOVE_ORDERS]: ['cancel-orders', 'pick-orders'],
};

/** The permissions of a token: those of its scopes that its owner still has. */
export function permissionsOfToken(
  scopes: readonly ApiScope[],
  ofOwner: ReadonlySet<Permission>,
): ReadonlySet<Permission> {
  const ofScopes = scopes.flatMap((scope) => [scope, ...(further[scope] ?? [])]);
  return new Set(ofScopes.filter((permission) => ofOwner.has(permission)));
}
