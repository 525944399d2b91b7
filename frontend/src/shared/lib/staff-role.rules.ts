import type { StaffRole } from '../../generated/graphql';

/** The built-in roles in the order of the choice. */
export const staffRoles = [
  'OWNER',
  'MANAGER',
  'CATALOGUE',
  'ORDERS',
  'PICKER',
  'RIDER',
  'SUPPORT',
  'ACCOUNTS',
] as const satisfies readonly StaffRole[];

/** The labels of the roles. */
export const roleText: Record<StaffRole, string> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  CATALOGUE: 'Catalogue',
  ORDERS: 'Orders',
  PICKER: 'Picker',
  RIDER: 'Rider',
  SUPPORT: 'Support',
  ACCOUNTS: 'Accounts',
  CUSTOM: 'A role of your shop',
};

/** The descriptions of the roles. */
export const roleHint: Record<StaffRole, string> = {
  OWNER: 'Everything, the staff, tokens and the audit log too',
  MANAGER: 'Everything but the staff and tokens',
  CATALOGUE: 'Products, their prices and pictures, and coupons',
  ORDERS: 'Moves orders on, takes cash and pays money back',
  PICKER: 'Packs orders; sees no e-mail address and pays nothing back',
  RIDER: 'Brings orders; sees no e-mail address and pays nothing back',
  SUPPORT: 'Reads orders and messages, and changes nothing',
  ACCOUNTS: 'Reads orders, and pays money back',
  CUSTOM: 'What an owner chose',
};
