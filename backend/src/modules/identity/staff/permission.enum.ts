import { registerEnumType } from 'type-graphql';
import { Permission, permissions } from '../../../kernel/permissions';

type PermissionName<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${PermissionName<Tail>}`
  : Uppercase<Name>;

/** The name of a permission in GraphQL: MOVE_ORDERS for move-orders. */
export function permissionName(permission: Permission): string {
  return permission.toUpperCase().replaceAll('-', '_');
}

/** The permissions by their names in GraphQL. */
export const PermissionEnum = Object.fromEntries(
  permissions.map((permission) => [permissionName(permission), permission]),
) as { [Each in Permission as PermissionName<Each>]: Each };

registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: 'One thing that a member of the staff may be allowed to do.',
  valuesConfig: {
    MANAGE_CATALOGUE: {
      description: 'Add, change and delete products, and upload their pictures.',
    },
    MANAGE_COUPONS: { description: 'Make and end coupons.' },
    MANAGE_VOUCHERS: { description: 'Make gift vouchers.' },
    MANAGE_DELIVERY: { description: 'Set delivery windows, fees and areas.' },
    READ_ORDERS: { description: 'See all orders, with names, addresses and telephone numbers.' },
    READ_CUSTOMER_EMAILS: { description: 'See the e-mail addresses of customers with orders.' },
    TAKE_ORDERS: { description: 'Take orders for customers who call by telephone.' },
    MOVE_ORDERS: { description: 'Move orders on, and collect cash.' },
    PICK_ORDERS: {
      description: 'Pick and pack the orders that are due now; see nothing else of orders.',
    },
    DELIVER_ORDERS: {
      description: 'Deliver the orders of their own rounds; see nothing else of orders.',
    },
    CARRY_ORDERS: {
      description: 'Bring packed orders by a courier; see where they go and what to collect alone.',
    },
    SETTLE_CASH: {
      description: 'Take the cash of rounds in, settle transfers by UPI, and write debts off.',
    },
    READ_ACCOUNTS: {
      description:
        'Read bills, taxes, payments, receipts and credit notes, without the people who ordered.',
    },
    CANCEL_ORDERS: {
      description: 'Call orders off and take them back; what was paid goes back.',
    },
    REFUND_PAYMENTS: { description: 'Pay money back.' },
    READ_MESSAGES: { description: 'Read what was written to the shop.' },
    MANAGE_STAFF: { description: 'Let people into the staff and out of it; API tokens; roles.' },
    READ_AUDIT: { description: 'Read who did what.' },
  },
});
