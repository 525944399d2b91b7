import { generatePath } from 'react-router-dom';

/** Every address of the shop; nothing else spells one out. */
export const paths = {
  landing: '/',
  shop: '/shop',
  shopCategory: '/shop/:category',
  categories: '/categories',
  product: '/product/:id',
  cart: '/cart',
  contact: '/contact-us',
  about: '/about-us',
  policy: '/policies/:name',
  customerRegister: '/client-register',
  customerLogin: '/client-login',
  adminLogin: '/admin-login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  stopPriceMails: '/stop-price-mails',
  answerQuestion: '/substitute-question',
  payment: '/payment',
  customerHome: '/client/home',
  customerCart: '/client/cart',
  customerOrders: '/client/order',
  customerBuyAgain: '/client/buy-again',
  customerOrderDetail: '/client/order/:id',
  customerEditOrder: '/client/order/:id/edit',
  customerReceipt: '/client/order/:id/receipt',
  customerAddresses: '/client/addresses',
  customerAccount: '/client/account',
  customerList: '/client/list',
  customerWishlist: '/client/wishlist',
  adminHome: '/admin/home',
  adminOrders: '/admin/orders',
  /** Where existing clients go after a payment; it leads on to the orders. */
  paidOrder: '/src/app/components/client/client-order',
} as const;

/** What the server makes for downloading; these are no screens. */
export const downloads = {
  accountData: '/account/data.json',
  productsCsv: '/exports/products.csv',
  ordersCsv: '/exports/orders.csv',
  orderLinesCsv: '/exports/order-lines.csv',
} as const;

/** Where somebody who forgot the password of a login is sent a link. */
export const forgotPasswordOf = (kind: 'customer' | 'admin'): string =>
  kind === 'admin'
    ? `${paths.forgotPassword}?${new URLSearchParams({ kind })}`
    : paths.forgotPassword;

/** The shop, in one category where a category's slug is given. */
export const shopOf = (category = ''): string =>
  category ? generatePath(paths.shopCategory, { category }) : paths.shop;

/** The page of a policy. */
export const policyOf = (name: string): string => generatePath(paths.policy, { name });

/** The shop showing what a search finds. */
export const shopSearch = (search: string): string =>
  search ? `${paths.shop}?${new URLSearchParams({ search })}` : paths.shop;

/** The page of a product. */
export const productOf = (productId: string): string =>
  generatePath(paths.product, { id: productId });

/** The product list of a client showing what a search finds. */
export const customerHomeSearch = (search: string): string =>
  search ? `${paths.customerHome}?${new URLSearchParams({ search })}` : paths.customerHome;

/** The payment screen of an order; it begins with UPI where that was chosen. */
export const paymentOf = (orderId: string, byUpi = false): string =>
  `${paths.payment}?${new URLSearchParams({ orderId, ...(byUpi && { by: 'upi' }) })}`;

/** The page of an order of the client. */
export const orderOf = (orderId: string): string =>
  generatePath(paths.customerOrderDetail, { id: orderId });

/** The receipt of an order of the client, as a page. */
export const receiptOf = (orderId: string): string =>
  generatePath(paths.customerReceipt, { id: orderId });

/** The receipt of an order as a PDF; the server makes it. */
export const receiptPdfOf = (orderId: string): string =>
  `/receipts/${encodeURIComponent(orderId)}.pdf`;

/** The PDF of a credit note. */
export const creditNotePdfOf = (creditNoteId: string): string =>
  `/receipts/credit-notes/${encodeURIComponent(creditNoteId)}.pdf`;
