import { createRequire } from 'node:module';

type Shared = typeof import('../../backend/test/kit/shared');
// A CommonJS module, whose names ES imports would not find.
const shared = createRequire(import.meta.url)('../../backend/test/kit/shared/index.ts') as Shared;

export const {
  addAddress,
  addCoupon,
  addProduct,
  addToCart,
  addVoucher,
  bookableWindows,
  customerInput,
  deleteProduct,
  fieldOf,
  isClosed,
  specifiedSchedule,
  listOrders,
  logIn,
  logInAdmin,
  moveOrder,
  newCode,
  newPhone,
  newProductName,
  ORDER_MAIL_KINDS,
  payOrder,
  placeOrder,
  readCartQuantities,
  readMails,
  readProduct,
  redeem,
  register,
} = shared;
export type { CustomerData, Order, Product, WantedProduct } from '../../backend/test/kit/shared';
