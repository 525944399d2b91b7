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
            ...screen(async () => (await import('./routes/admin-home')).AdminHomeRoute),
          },
          {
            path: paths.adminAddProduct,
            ...screen(
              async () => (await import('./routes/admin-add-product')).AdminAddProductRoute,
            ),
          },
          {
            path: paths.adminListProduct,
            ...screen(
              async () => (await import('./routes/admin-list-product')).AdminListProductRoute,
            ),
          },
          {
            path: paths.adminOrders,
            ...screen(async () => (await import('./routes/admin-orders')).AdminOrdersRoute),
          },
          {
            path: paths.adminOrderDetail,
            ...screen(
              async () => (await import('./routes/admin-order-detail')).AdminOrderDetailRoute,
            ),
          },
          {
            path: paths.adminOffers,
            ...screen(async () => (await import('./routes/admin-offers')).AdminOffersRoute),
          },
          {
            path: paths.adminMessages,
            ...screen(async () => (await import('./routes/admin-messages')).AdminMessagesRoute),
          },
          {
            path: paths.adminStaff,
            ...screen(async () => (await import('./routes/admin-staff')).AdminStaffRoute),
          },
          {
            path: paths.adminTokens,
            ...screen(async () => (await import('./routes/admin-tokens')).AdminTokensRoute),
          },
          {
            path: paths.adminAudit,
            ...screen(async () => (await import('./routes/admin-audit')).AdminAuditRoute),
          },
          {
            path: paths.adminAccount,
            ...screen(async () => (await import('./routes/admin-account')).AdminAccountRoute),
          },
        ],
      },
    ],
  },
];
