import { registerEnumType } from 'type-graphql';
import { Permission, permissions } from '../../../kernel/permissions';

type PermissionName<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${PermissionName<Tail>}`
  : Uppercase<Name>;

/** The GraphQL name of a permission: MOVE_ORDERS for move-orders. */
export function permissionName(permission: Permission): string {
  return permission.toUpperCase().replaceAll('-', '_');
}

/** The permissions by their GraphQL names. */
export const PermissionEnum = Object.fromEntries(
  permissions.map((permission) => [permissionName(permission), permission]),
) as { [Each in Permission as PermissionName<Each>]: Each };

registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: 'Permission of a staff member.',
  valuesConfig: {
    MANAGE_CATALOGUE: {
      description: 'Add, change and delete products, and upload their pictures.',
    },
    MANAGE_COUPONS: { description: 'Create and end coupons.' },
    MANAGE_VOUCHERS: { description: 'Create and end gift vouchers.' },
    MANAGE_DELIVERY: { description: 'Set delivery windows, fees and areas.' },
    READ_ORDERS: { description: 'Read all orders, with names, addresses and phone numbers.' },
    READ_CUSTOMER_EMAILS: { description: 'Read the e-mail addresses of customers with orders.' },
    TAKE_ORDERS: { description: 'Place orders for customers who call by phone.' },
    MOVE_ORDERS: { description: 'Change the status of orders, and collect cash.' },
    PICK_ORDERS: {
      description: 'Pick and pack the orders that are due now; no access to other orders.',
    },
    DELIVER_ORDERS: {
      description: 'Deliver the orders of their own rounds; no access to other orders.',
    },
    CARRY_ORDERS: {
      description:
        'Deliver packed orders by courier; read only their destinations and amounts to collect.',
    },
    SETTLE_CASH: {
      description: 'Settle the cash of rounds and UPI transfers, and write off debts.',
    },
    READ_ACCOUNTS: {
      description:
        'Read bills, taxes, payments, receipts and credit notes, without customer details.',
    },
    CANCEL_ORDERS: {
      description: 'Cancel orders and accept returns; payments are refunded.',
    },
    REFUND_PAYMENTS: { description: 'Refund payments.' },
    READ_MESSAGES: { description: 'Read messages to the shop.' },
    MANAGE_STAFF: { description: 'Manage the staff, API tokens and roles.' },
    READ_AUDIT: { description: 'Read the audit log.' },
  },
});
