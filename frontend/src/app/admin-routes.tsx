import type { RouteObject } from 'react-router-dom';

import { chakraScreens } from './chakra-route';
import { RequireAdmin } from './guards';
import { paths } from '../shared/lib/paths';
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
            ...screen(async () => (await import('../staff/home/home')).AdminHomeRoute),
          },
          {
            path: paths.adminAddProduct,
            ...screen(
              async () => (await import('../staff/products/add-product')).AdminAddProductRoute,
            ),
          },
          {
            path: paths.adminListProduct,
            ...screen(
              async () => (await import('../staff/products/list-product')).AdminListProductRoute,
            ),
          },
          {
            path: paths.adminOrders,
            ...screen(async () => (await import('../staff/orders/orders')).AdminOrdersRoute),
          },
          {
            path: paths.adminOrderDetail,
            ...screen(
              async () => (await import('../staff/orders/order-detail')).AdminOrderDetailRoute,
            ),
          },
          {
            path: paths.adminOffers,
            ...screen(async () => (await import('../staff/offers/offers')).AdminOffersRoute),
          },
          {
            path: paths.adminMessages,
            ...screen(async () => (await import('../staff/messages/messages')).AdminMessagesRoute),
          },
          {
            path: paths.adminStaff,
            ...screen(async () => (await import('../staff/staff/staff')).AdminStaffRoute),
          },
          {
            path: paths.adminTokens,
            ...screen(async () => (await import('../staff/api-tokens/tokens')).AdminTokensRoute),
          },
          {
            path: paths.adminAudit,
            ...screen(async () => (await import('../staff/audit/audit')).AdminAuditRoute),
          },
          {
            path: paths.adminAccount,
            ...screen(async () => (await import('../staff/account/account')).AdminAccountRoute),
          },
        ],
      },
    ],
  },
];
