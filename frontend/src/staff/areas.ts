import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

import type { StaffPermission } from '../generated/contract';
import { paths } from '../shared/lib/paths';
import type { IconName } from './console/icons';

/** What the navigation lists together, in this order. */
export const areaGroups = {
  start: undefined,
  orders: msg`Orders and delivery`,
  products: msg`Products and offers`,
  customers: msg`Customers`,
  shop: msg`The shop`,
  you: msg`You`,
} as const satisfies Record<string, MessageDescriptor | undefined>;

/** A screen of the staff console. */
export interface Area {
  path: string;
  /** Its name in the navigation and the command palette. */
  label: MessageDescriptor;
  icon: IconName;
  group: keyof typeof areaGroups;
  /** The permission that it needs; none by default. The server enforces it. */
  permission?: StaffPermission;
  /** Imports the component when the screen is opened. */
  load: () => Promise<ComponentType>;
  /** Navigation, palette and home list it; a screen of one record is reached from a list instead. */
  inNavigation: boolean;
  /** One of the links that the specification puts into the header of an admin. */
  inHeader?: true;
  /** What it is for, on its card on the home screen; no card by default. */
  text?: MessageDescriptor;
  /** Used all day: one of the few in the bar at the bottom of a phone, as long as there is room. */
  inBottomBar?: true;
}

/**
 * The screens of the staff console. Routes, guards, navigation, command palette and the cards of the home screen are
 * made from this list, and everything in it is shown to those who have the permission only.
 */
export const areas: readonly Area[] = [
  {
    path: paths.adminHome,
    label: msg`Home`,
    icon: 'home',
    group: 'start',
    load: async () => (await import('./home/home')).AdminHomeRoute,
    inNavigation: true,
    inHeader: true,
    inBottomBar: true,
  },
  {
    path: paths.adminBoard,
    label: msg`Day board`,
    text: msg`The orders of a day by slot, as they come in.`,
    icon: 'board',
    group: 'orders',
    permission: 'read-orders',
    load: async () => (await import('./board/board')).AdminBoardRoute,
    inNavigation: true,
    inBottomBar: true,
  },
  {
    path: paths.adminPicking,
    label: msg`Picking`,
    text: msg`Collect the products of orders in the order of the shelf locations, on a phone.`,
    icon: 'picking',
    group: 'orders',
    permission: 'pick-orders',
    load: async () => (await import('./picking/picking')).AdminPickingRoute,
    inNavigation: true,
  },
  {
    path: paths.adminOrders,
    label: msg`Orders`,
    text: msg`See where each stands, and what comes next.`,
    icon: 'orders',
    group: 'orders',
    permission: 'read-orders',
    load: async () => (await import('./orders/orders')).AdminOrdersRoute,
    inNavigation: true,
    inBottomBar: true,
  },
  {
    path: paths.adminOrderSearch,
    label: msg`Order search`,
    text: msg`Any order by number, phone, name, product, day, slot, status or payment.`,
    icon: 'search',
    group: 'orders',
    permission: 'read-orders',
    load: async () => (await import('./order-search/order-search')).AdminOrderSearchRoute,
    inNavigation: true,
  },
  {
    path: paths.adminReports,
    label: msg`Reported problems`,
    text: msg`What customers say is missing or damaged: pay it back or decline.`,
    icon: 'reports',
    group: 'orders',
    permission: 'read-orders',
    load: async () => (await import('./reports/reports')).AdminReportsRoute,
    inNavigation: true,
  },
  {
    path: paths.adminTransfers,
    label: msg`UPI transfers`,
    text: msg`What customers paid by UPI: confirm what arrived, and send refunds.`,
    icon: 'upi',
    group: 'orders',
    permission: 'settle-cash',
    load: async () => (await import('./upi/upi-transfers')).AdminUpiTransfersRoute,
    inNavigation: true,
  },
  {
    path: paths.adminPhoneOrder,
    label: msg`Phone order`,
    text: msg`Take the order of somebody who calls.`,
    icon: 'phone',
    group: 'orders',
    permission: 'take-orders',
    load: async () => (await import('./phone-order/phone-order')).AdminPhoneOrderRoute,
    inNavigation: true,
  },
  {
    path: paths.adminOrderDetail,
    label: msg`Order`,
    icon: 'orders',
    group: 'orders',
    permission: 'read-orders',
    load: async () => (await import('./orders/order-detail')).AdminOrderDetailRoute,
    inNavigation: false,
  },
  {
    path: paths.adminPrint,
    label: msg`Print`,
    icon: 'print',
    group: 'orders',
    permission: 'move-orders',
    load: async () => (await import('./print/print')).AdminPrintRoute,
    inNavigation: false,
  },
  {
    path: paths.adminRounds,
    label: msg`Delivery rounds`,
    text: msg`Who delivers which orders, and the cash that they bring back.`,
    icon: 'rounds',
    group: 'orders',
    permission: 'read-orders',
    load: async () => (await import('./rounds/rounds')).AdminRoundsRoute,
    inNavigation: true,
  },
  {
    path: paths.adminDelivery,
    label: msg`Delivery`,
    text: msg`Windows, closed days, fees, and where the shop delivers.`,
    icon: 'delivery',
    group: 'orders',
    permission: 'manage-delivery',
    load: async () => (await import('./delivery/delivery')).AdminDeliveryRoute,
    inNavigation: true,
  },
  {
    path: paths.adminAddProduct,
    label: msg`Add Grocessay`,
    icon: 'add',
    group: 'products',
    permission: 'manage-catalogue',
    load: async () => (await import('./products/add-product')).AdminAddProductRoute,
    inNavigation: true,
    inHeader: true,
  },
  {
    path: paths.adminListProduct,
    label: msg`List Grocessay`,
    icon: 'products',
    group: 'products',
    permission: 'manage-catalogue',
    load: async () => (await import('./products/list-product')).AdminListProductRoute,
    inNavigation: true,
    inHeader: true,
    inBottomBar: true,
  },
  {
    path: paths.adminProducts,
    label: msg`Product table`,
    text: msg`Filter, sort and change products cell by cell, as in a sheet.`,
    icon: 'board',
    group: 'products',
    permission: 'manage-catalogue',
    load: async () => (await import('./product-table/product-table')).AdminProductTableRoute,
    inNavigation: true,
  },
  {
    path: paths.adminBulkChanges,
    label: msg`Change many`,
    text: msg`Prices, category, visibility or GST of many products at once.`,
    icon: 'bulk',
    group: 'products',
    permission: 'manage-catalogue',
    load: async () => (await import('./bulk-changes/bulk-changes')).AdminBulkChangesRoute,
    inNavigation: true,
  },
  {
    path: paths.adminBulkChange,
    label: msg`Change of many products`,
    icon: 'bulk',
    group: 'products',
    permission: 'manage-catalogue',
    load: async () => (await import('./bulk-changes/bulk-change')).AdminBulkChangeRoute,
    inNavigation: false,
  },
  {
    path: paths.adminOffers,
    label: msg`Offers`,
    text: msg`Coupons and what they take off; gift vouchers.`,
    icon: 'offers',
    group: 'products',
    permission: 'manage-coupons',
    load: async () => (await import('./offers/offers')).AdminOffersRoute,
    inNavigation: true,
  },
  {
    path: paths.adminCustomers,
    label: msg`Customers`,
    text: msg`Who shops here, how they are reached, and what they ordered.`,
    icon: 'customers',
    group: 'customers',
    permission: 'read-customer-emails',
    load: async () => (await import('./customers/customers')).AdminCustomersRoute,
    inNavigation: true,
  },
  {
    path: paths.adminCustomer,
    label: msg`Customer`,
    icon: 'customers',
    group: 'customers',
    permission: 'read-customer-emails',
    load: async () => (await import('./customers/customer')).AdminCustomerRoute,
    inNavigation: false,
  },
  {
    path: paths.adminMessages,
    label: msg`Messages`,
    text: msg`What was written to the shop, and where to answer.`,
    icon: 'messages',
    group: 'customers',
    permission: 'read-messages',
    load: async () => (await import('./messages/messages')).AdminMessagesRoute,
    inNavigation: true,
    inBottomBar: true,
  },
  {
    path: paths.adminGst,
    label: msg`GST report`,
    text: msg`The tax of a month by rate and HSN code, for the accountant.`,
    icon: 'gst',
    group: 'shop',
    permission: 'read-accounts',
    load: async () => (await import('./gst/gst')).AdminGstRoute,
    inNavigation: true,
  },
  {
    path: paths.adminPolicies,
    label: msg`Policies`,
    text: msg`Terms, privacy, returns and what else the shop has to tell its customers.`,
    icon: 'policies',
    group: 'shop',
    permission: 'manage-staff',
    load: async () => (await import('./policies/policies')).AdminPoliciesRoute,
    inNavigation: true,
  },
  {
    path: paths.adminStaff,
    label: msg`Staff`,
    text: msg`Who keeps the shop, and what each may do.`,
    icon: 'staff',
    group: 'shop',
    permission: 'manage-staff',
    load: async () => (await import('./staff/staff')).AdminStaffRoute,
    inNavigation: true,
  },
  {
    path: paths.adminRoles,
    label: msg`Roles`,
    text: msg`What each role allows, and roles of your own.`,
    icon: 'roles',
    group: 'shop',
    permission: 'manage-staff',
    load: async () => (await import('./roles/roles')).AdminRolesRoute,
    inNavigation: true,
  },
  {
    path: paths.adminTokens,
    label: msg`API tokens`,
    text: msg`Programs that work for the shop.`,
    icon: 'tokens',
    group: 'shop',
    permission: 'manage-staff',
    load: async () => (await import('./api-tokens/tokens')).AdminTokensRoute,
    inNavigation: true,
  },
  {
    path: paths.adminWebhooks,
    label: msg`Webhooks`,
    text: msg`Programs that are told at once what happens in the shop.`,
    icon: 'webhooks',
    group: 'shop',
    permission: 'manage-staff',
    load: async () => (await import('./webhooks/webhooks')).AdminWebhooksRoute,
    inNavigation: true,
  },
  {
    path: paths.adminWebhook,
    label: msg`Webhook`,
    icon: 'webhooks',
    group: 'shop',
    permission: 'manage-staff',
    load: async () => (await import('./webhooks/webhook')).AdminWebhookRoute,
    inNavigation: false,
  },
  {
    path: paths.adminAudit,
    label: msg`Audit log`,
    text: msg`Who changed what, and when.`,
    icon: 'audit',
    group: 'shop',
    permission: 'read-audit',
    load: async () => (await import('./audit/audit')).AdminAuditRoute,
    inNavigation: true,
  },
  {
    path: paths.adminMyRound,
    label: msg`My round`,
    text: msg`The stops of your round one after the other, on a phone.`,
    icon: 'delivery',
    group: 'orders',
    permission: 'deliver-orders',
    load: async () => (await import('./riding/my-round')).AdminMyRoundRoute,
    inNavigation: true,
    inBottomBar: true,
  },
  {
    path: paths.adminAccount,
    label: msg`Your account`,
    text: msg`Your password, and where you are logged in.`,
    icon: 'account',
    group: 'you',
    load: async () => (await import('./account/account')).AdminAccountRoute,
    inNavigation: true,
  },
];
