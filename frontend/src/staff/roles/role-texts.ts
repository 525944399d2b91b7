import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Permission, StaffRole } from '../../generated/graphql';

interface Text {
  name: MessageDescriptor;
  hint: MessageDescriptor;
}

const roles: Record<StaffRole, Text> = {
  OWNER: {
    name: msg`Owner`,
    hint: msg`Everything, the staff, tokens and the audit log too`,
  },
  MANAGER: { name: msg`Manager`, hint: msg`Everything but the staff and tokens` },
  CATALOGUE: {
    name: msg`Catalogue`,
    hint: msg`Products, their prices and pictures, and coupons`,
  },
  ORDERS: { name: msg`Orders`, hint: msg`Moves orders on, takes cash and pays money back` },
  PICKER: {
    name: msg`Picker`,
    hint: msg`Picks the orders that are due now, and sees nothing else`,
  },
  RIDER: {
    name: msg`Rider`,
    hint: msg`Delivers the orders of their own rounds, and sees nothing else`,
  },
  SUPPORT: { name: msg`Support`, hint: msg`Reads orders and messages, and takes orders by phone` },
  ACCOUNTS: {
    name: msg`Accounts`,
    hint: msg`Reads orders, takes the cash of rounds in, and pays money back`,
  },
  CUSTOM: { name: msg`A role of your shop`, hint: msg`A role of your shop` },
};

const permissions: Record<Permission, Text> = {
  MANAGE_CATALOGUE: {
    name: msg`Keep the products`,
    hint: msg`Add, change and delete them, their prices, stock and pictures`,
  },
  MANAGE_COUPONS: { name: msg`Keep the coupons`, hint: msg`Make and end them` },
  MANAGE_VOUCHERS: { name: msg`Make gift vouchers`, hint: msg`That is handing out money` },
  MANAGE_DELIVERY: {
    name: msg`Set the delivery`,
    hint: msg`Windows, closed days, fees, the minimum order and areas`,
  },
  READ_ORDERS: {
    name: msg`See the orders`,
    hint: msg`All of them, with the names, addresses and telephone numbers of the customers`,
  },
  READ_CUSTOMER_EMAILS: {
    name: msg`See e-mail addresses`,
    hint: msg`Those of the customers whose orders they see`,
  },
  TAKE_ORDERS: {
    name: msg`Take orders by phone`,
    hint: msg`For customers who call: find them, and order for them`,
  },
  MOVE_ORDERS: {
    name: msg`Move orders on`,
    hint: msg`Pack them, bring them, collect cash, and write notes`,
  },
  PICK_ORDERS: {
    name: msg`Pick orders`,
    hint: msg`Those that are due from yesterday until tomorrow: lines, names and phone numbers`,
  },
  DELIVER_ORDERS: {
    name: msg`Deliver orders`,
    hint: msg`Those of their own rounds: addresses, phone numbers and what to collect`,
  },
  CARRY_ORDERS: {
    name: msg`Carry orders as a courier`,
    hint: msg`For programs: packed orders on no round, where they go and what to collect`,
  },
  SETTLE_CASH: {
    name: msg`Settle the cash`,
    hint: msg`Take the cash of rounds in, settle transfers by UPI, and write debts off`,
  },
  READ_ACCOUNTS: {
    name: msg`Read the accounts`,
    hint: msg`Bills, taxes, payments, credit notes and the GST report, without who ordered`,
  },
  CANCEL_ORDERS: {
    name: msg`Call orders off`,
    hint: msg`And take them back. What was paid goes back to the customer`,
  },
  REFUND_PAYMENTS: { name: msg`Pay money back`, hint: msg`Any part of what was paid` },
  READ_MESSAGES: { name: msg`Read the messages`, hint: msg`What was written to the shop` },
  MANAGE_STAFF: {
    name: msg`Manage the staff`,
    hint: msg`Let people in and out, give roles, make roles and API tokens`,
  },
  READ_AUDIT: { name: msg`Read the audit log`, hint: msg`Who changed what, and when` },
};

/** The role of a member of the staff. */
export interface MemberRole {
  role: StaffRole;
  customRole?: { name: string } | null;
}

/** The name of a role. */
export const roleName = ({ role, customRole }: MemberRole): string =>
  customRole?.name ?? i18n._(roles[role].name);

/** The description of a role. */
export const roleHint = ({ role }: MemberRole): string => i18n._(roles[role].hint);

/** A permission in a few words. */
export const permissionName = (permission: Permission): string =>
  i18n._(permissions[permission].name);

/** The description of a permission. */
export const permissionHint = (permission: Permission): string =>
  i18n._(permissions[permission].hint);

/** The name of a role or permission as stored, such as 'move-orders'; what has no name stays as it is. */
export function storedName(kind: 'role' | 'permission', stored: string): string {
  const texts: Record<string, Text> = kind === 'role' ? roles : permissions;
  const name = stored.toUpperCase().replaceAll('-', '_');
  return Object.hasOwn(texts, name) ? i18n._(texts[name]!.name) : stored;
}
