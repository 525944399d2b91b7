/** Every address of the shop; nothing else spells one out. */
export const paths = {
  landing: '/',
  contact: '/contact-us',
  about: '/about-us',
  clientRegister: '/client-register',
  clientLogin: '/client-login',
  adminLogin: '/admin-login',
  payment: '/payment',
  clientHome: '/client/home',
  clientCart: '/client/cart',
  clientOrder: '/client/order',
  adminHome: '/admin/home',
  adminAddProduct: '/admin/addproduct',
  adminListProduct: '/admin/listproduct',
  /** Where existing clients go after a payment; it leads on to the orders. */
  paidOrder: '/src/app/components/client/client-order',
} as const;

/** The product list showing what a search finds. */
export const clientHomeSearch = (search: string): string =>
  search ? `${paths.clientHome}?${new URLSearchParams({ search })}` : paths.clientHome;

/** The edit form of a product. */
export const adminEditProduct = (productId: string): string =>
  `${paths.adminAddProduct}?${new URLSearchParams({ id: productId })}`;

/** The payment screen of an order. */
export const paymentOf = (orderId: string): string =>
  `${paths.payment}?${new URLSearchParams({ orderId })}`;
