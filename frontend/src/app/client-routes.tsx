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
        ...screen(async () => (await import('../customer/home/client-home')).ClientHomeRoute),
      },
      {
        path: paths.clientCart,
        ...screen(async () => (await import('../customer/cart/client-cart')).ClientCartRoute),
      },
      {
        path: paths.clientAddresses,
        ...screen(
          async () => (await import('../customer/addresses/client-addresses')).ClientAddressesRoute,
        ),
      },
      {
        path: paths.clientList,
        ...screen(
          async () => (await import('../customer/shopping-list/client-list')).ClientListRoute,
        ),
      },
      {
        path: paths.clientWishlist,
        ...screen(
          async () => (await import('../customer/wish-list/client-wishlist')).ClientWishlistRoute,
        ),
      },
      {
        path: paths.payment,
        ...screen(async () => (await import('../customer/payment/payment')).PaymentRoute),
      },
      {
        ...chakraScreens,
        children: [
          {
            path: paths.clientOrder,
            ...screen(
              async () => (await import('../customer/orders/client-order')).ClientOrderRoute,
            ),
          },
          {
            path: paths.clientOrderDetail,
            ...screen(
              async () =>
                (await import('../customer/orders/client-order-detail')).ClientOrderDetailRoute,
            ),
          },
          {
            path: paths.clientReceipt,
            ...screen(
              async () => (await import('../customer/receipt/client-receipt')).ClientReceiptRoute,
            ),
          },
          {
            path: paths.clientAccount,
            ...screen(
              async () => (await import('../customer/account/client-account')).ClientAccountRoute,
            ),
          },
        ],
      },
    ],
  },
];
