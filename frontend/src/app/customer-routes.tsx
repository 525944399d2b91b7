import type { RouteObject } from 'react-router-dom';

import { chakraScreens } from './chakra-route';
import { RequireCustomer } from './guards';
import { paths } from '../shared/lib/paths';
import { screen } from './router/screen';

/** The screens of a logged-in customer. */
export const customerRoutes: RouteObject[] = [
  {
    element: <RequireCustomer />,
    children: [
      {
        path: paths.customerHome,
        ...screen(async () => (await import('../customer/home/home')).CustomerHomeRoute),
      },
      {
        path: paths.customerCart,
        ...screen(async () => (await import('../customer/cart/cart')).CustomerCartRoute),
      },
      {
        path: paths.customerBuyAgain,
        ...screen(async () => (await import('../customer/buy-again/buy-again')).BuyAgainRoute),
      },
      {
        path: paths.payment,
        ...screen(async () => (await import('../customer/payment/payment')).PaymentRoute),
      },
      {
        ...chakraScreens,
        children: [
          {
            path: paths.customerAddresses,
            ...screen(
              async () => (await import('../customer/addresses/addresses')).CustomerAddressesRoute,
            ),
          },
          {
            path: paths.customerList,
            ...screen(
              async () =>
                (await import('../customer/shopping-list/shopping-list')).CustomerListRoute,
            ),
          },
          {
            path: paths.customerWishlist,
            ...screen(
              async () => (await import('../customer/wish-list/wishlist')).CustomerWishlistRoute,
            ),
          },
          {
            path: paths.customerOrders,
            ...screen(async () => (await import('../customer/orders/orders')).CustomerOrdersRoute),
          },
          {
            path: paths.customerOrderDetail,
            ...screen(
              async () =>
                (await import('../customer/orders/order-detail')).CustomerOrderDetailRoute,
            ),
          },
          {
            path: paths.customerEditOrder,
            ...screen(async () => (await import('../customer/orders/edit-order')).EditOrderRoute),
          },
          {
            path: paths.customerReceipt,
            ...screen(
              async () => (await import('../customer/receipt/receipt')).CustomerReceiptRoute,
            ),
          },
          {
            path: paths.customerAccount,
            ...screen(
              async () => (await import('../customer/account/account')).CustomerAccountRoute,
            ),
          },
        ],
      },
    ],
  },
];
