import type { RouteObject } from 'react-router-dom';

import { RequireClient } from './guards';
import { loadChakraScreens } from './load-chakra-screens';
import { paths } from './paths';

/** The screens of a logged-in client. */
export const clientRoutes: RouteObject[] = [
  {
    element: <RequireClient />,
    children: [
      {
        path: paths.clientHome,
        lazy: async () => ({ Component: (await import('./routes/client-home')).ClientHomeRoute }),
      },
      {
        path: paths.clientCart,
        lazy: async () => ({ Component: (await import('./routes/client-cart')).ClientCartRoute }),
      },
      {
        path: paths.clientAddresses,
        lazy: async () => ({
          Component: (await import('./routes/client-addresses')).ClientAddressesRoute,
        }),
      },
      {
        path: paths.clientList,
        lazy: async () => ({ Component: (await import('./routes/client-list')).ClientListRoute }),
      },
      {
        path: paths.clientWishlist,
        lazy: async () => ({
          Component: (await import('./routes/client-wishlist')).ClientWishlistRoute,
        }),
      },
      {
        path: paths.payment,
        lazy: async () => ({ Component: (await import('./routes/payment')).PaymentRoute }),
      },
      {
        lazy: loadChakraScreens,
        children: [
          {
            path: paths.clientOrder,
            lazy: async () => ({
              Component: (await import('./routes/client-order')).ClientOrderRoute,
            }),
          },
          {
            path: paths.clientOrderDetail,
            lazy: async () => ({
              Component: (await import('./routes/client-order-detail')).ClientOrderDetailRoute,
            }),
          },
          {
            path: paths.clientReceipt,
            lazy: async () => ({
              Component: (await import('./routes/client-receipt')).ClientReceiptRoute,
            }),
          },
          {
            path: paths.clientAccount,
            lazy: async () => ({
              Component: (await import('./routes/client-account')).ClientAccountRoute,
            }),
          },
        ],
      },
    ],
  },
];
