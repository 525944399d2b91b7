import type { RouteObject } from 'react-router-dom';

import { chakraScreens } from './chakra-route';
import { RequireClient } from './guards';
import { paths } from './paths';
import { screen } from './router/screen';

/** The screens of a logged-in client. */
export const clientRoutes: RouteObject[] = [
  {
    element: <RequireClient />,
    children: [
      {
        path: paths.clientHome,
        ...screen(async () => (await import('./routes/client-home')).ClientHomeRoute),
      },
      {
        path: paths.clientCart,
        ...screen(async () => (await import('./routes/client-cart')).ClientCartRoute),
      },
      {
        path: paths.clientAddresses,
        ...screen(async () => (await import('./routes/client-addresses')).ClientAddressesRoute),
      },
      {
        path: paths.clientList,
        ...screen(async () => (await import('./routes/client-list')).ClientListRoute),
      },
      {
        path: paths.clientWishlist,
        ...screen(async () => (await import('./routes/client-wishlist')).ClientWishlistRoute),
      },
      {
        path: paths.payment,
        ...screen(async () => (await import('./routes/payment')).PaymentRoute),
      },
      {
        ...chakraScreens,
        children: [
          {
            path: paths.clientOrder,
            ...screen(async () => (await import('./routes/client-order')).ClientOrderRoute),
          },
          {
            path: paths.clientOrderDetail,
            ...screen(
              async () => (await import('./routes/client-order-detail')).ClientOrderDetailRoute,
            ),
          },
          {
            path: paths.clientReceipt,
            ...screen(async () => (await import('./routes/client-receipt')).ClientReceiptRoute),
          },
          {
            path: paths.clientAccount,
            ...screen(async () => (await import('./routes/client-account')).ClientAccountRoute),
          },
        ],
      },
    ],
  },
];
