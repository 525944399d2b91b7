import type { RouteObject } from 'react-router-dom';

import { RequireAdmin } from './guards';
import { loadChakraScreens } from './load-chakra-screens';
import { paths } from './paths';

/** The screens of a logged-in admin. */
export const adminRoutes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        lazy: loadChakraScreens,
        children: [
          {
            path: paths.adminHome,
            lazy: async () => ({ Component: (await import('./routes/admin-home')).AdminHomeRoute }),
          },
          {
            path: paths.adminAddProduct,
            lazy: async () => ({
              Component: (await import('./routes/admin-add-product')).AdminAddProductRoute,
            }),
          },
          {
            path: paths.adminListProduct,
            lazy: async () => ({
              Component: (await import('./routes/admin-list-product')).AdminListProductRoute,
            }),
          },
          {
            path: paths.adminOrders,
            lazy: async () => ({
              Component: (await import('./routes/admin-orders')).AdminOrdersRoute,
            }),
          },
          {
            path: paths.adminOrderDetail,
            lazy: async () => ({
              Component: (await import('./routes/admin-order-detail')).AdminOrderDetailRoute,
            }),
          },
          {
            path: paths.adminOffers,
            lazy: async () => ({
              Component: (await import('./routes/admin-offers')).AdminOffersRoute,
            }),
          },
          {
            path: paths.adminMessages,
            lazy: async () => ({
              Component: (await import('./routes/admin-messages')).AdminMessagesRoute,
            }),
          },
          {
            path: paths.adminStaff,
            lazy: async () => ({
              Component: (await import('./routes/admin-staff')).AdminStaffRoute,
            }),
          },
          {
            path: paths.adminTokens,
            lazy: async () => ({
              Component: (await import('./routes/admin-tokens')).AdminTokensRoute,
            }),
          },
          {
            path: paths.adminAudit,
            lazy: async () => ({
              Component: (await import('./routes/admin-audit')).AdminAuditRoute,
            }),
          },
          {
            path: paths.adminAccount,
            lazy: async () => ({
              Component: (await import('./routes/admin-account')).AdminAccountRoute,
            }),
          },
        ],
      },
    ],
  },
];
