import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

import { paths } from '../shared/lib/paths';
import type { StaffPermission } from '../generated/contract';

interface StaffScreen {
  path: string;
  /** Imports the component when the screen is opened. */
  load: () => Promise<ComponentType>;
  /** Its link in the header, as specified. */
  headerLabel?: MessageDescriptor;
  /** Its card on the first screen. */
  card?: { label: string; text: string };
  /** The permission that it needs; none by default. The server enforces it. */
  permission?: StaffPermission;
}

/** The staff screens except home. Routes, header links and the cards of the home screen are made from this list. */
export const staffScreens: readonly StaffScreen[] = [
  {
    path: paths.adminAddProduct,
    load: async () => (await import('./products/add-product')).AdminAddProductRoute,
    headerLabel: msg`Add Grocessay`,
    permission: 'manage-catalogue',
  },
  {
    path: paths.adminListProduct,
    load: async () => (await import('./products/list-product')).AdminListProductRoute,
    headerLabel: msg`List Grocessay`,
    permission: 'manage-catalogue',
  },
  {
    path: paths.adminBoard,
    load: async () => (await import('./board/board')).AdminBoardRoute,
    card: { label: 'Day board', text: 'The orders of a day by slot, as they come in.' },
    permission: 'read-orders',
  },
  {
    path: paths.adminOrders,
    load: async () => (await import('./orders/orders')).AdminOrdersRoute,
    card: { label: 'Orders', text: 'See where each stands, and what comes next.' },
    permission: 'read-orders',
  },
  {
    path: paths.adminOrderDetail,
    load: async () => (await import('./orders/order-detail')).AdminOrderDetailRoute,
    permission: 'read-orders',
  },
  {
    path: paths.adminOffers,
    load: async () => (await import('./offers/offers')).AdminOffersRoute,
    card: { label: 'Offers', text: 'Coupons and what they take off; gift vouchers.' },
    permission: 'manage-coupons',
  },
  {
    path: paths.adminMessages,
    load: async () => (await import('./messages/messages')).AdminMessagesRoute,
    card: { label: 'Messages', text: 'What was written to the shop, and where to answer.' },
    permission: 'read-messages',
  },
  {
    path: paths.adminStaff,
    load: async () => (await import('./staff/staff')).AdminStaffRoute,
    card: { label: 'Staff', text: 'Who keeps the shop, and what each may do.' },
    permission: 'manage-staff',
  },
  {
    path: paths.adminTokens,
    load: async () => (await import('./api-tokens/tokens')).AdminTokensRoute,
    card: { label: 'API tokens', text: 'Programs that work for the shop.' },
    permission: 'manage-staff',
  },
  {
    path: paths.adminAudit,
    load: async () => (await import('./audit/audit')).AdminAuditRoute,
    card: { label: 'Audit log', text: 'Who changed what, and when.' },
    permission: 'read-audit',
  },
  {
    path: paths.adminAccount,
    load: async () => (await import('./account/account')).AdminAccountRoute,
    card: { label: 'Your account', text: 'Your password, and where you are logged in.' },
  },
];
