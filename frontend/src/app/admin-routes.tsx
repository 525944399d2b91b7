import type { RouteObject } from 'react-router-dom';

import { chakraScreens } from './chakra-route';
import { RequireAdmin } from './guards';
import { paths } from './paths';
import { screen } from './router/screen';

/** The screens of a logged-in admin. */
export const adminRoutes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        ...chakraScreens,
        children: [
          {
            path: paths.adminHome,
            ...screen(async () => (await import('../staff/home/admin-home')).AdminHomeRoute),
          },
          {
            path: paths.adminAddProduct,
            ...screen(
              async () =>
                (await import('../staff/products/admin-add-product')).AdminAddProductRoute,
            ),
          },
          {
            path: paths.adminListProduct,
            ...screen(
              async () =>
                (await import('../staff/products/admin-list-product')).AdminListProductRoute,
            ),
          },
          {
            path: paths.adminOrders,
            ...screen(async () => (await import('../staff/orders/admin-orders')).AdminOrdersRoute),
          },
          {
            path: paths.adminOrderDetail,
            ...screen(
              async () =>
                (await import('../staff/orders/admin-order-detail')).AdminOrderDetailRoute,
            ),
          },
          {
            path: paths.adminOffers,
            ...screen(async () => (await import('../staff/offers/admin-offers')).AdminOffersRoute),
          },
          {
            path: paths.adminMessages,
            ...screen(
              async () => (await import('../staff/messages/admin-messages')).AdminMessagesRoute,
            ),
          },
          {
            path: paths.adminStaff,
            ...screen(async () => (await import('../staff/staff/admin-staff')).AdminStaffRoute),
          },
          {
            path: paths.adminTokens,
            ...screen(
              async () => (await import('../staff/api-tokens/admin-tokens')).AdminTokensRoute,
            ),
          },
          {
            path: paths.adminAudit,
            ...screen(async () => (await import('../staff/audit/admin-audit')).AdminAuditRoute),
          },
          {
            path: paths.adminAccount,
            ...screen(
              async () => (await import('../staff/account/admin-account')).AdminAccountRoute,
            ),
          },
        ],
      },
    ],
  },
];
