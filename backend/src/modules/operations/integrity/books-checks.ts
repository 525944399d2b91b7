import { BooksCheck } from './books-check';
import { auditedOrders, auditedStock } from './checks/audit.check';
import { bills } from './checks/bills.check';
import { cardColumns, cardData } from './checks/card-data.check';
import { couponCounts, couponsOfCustomers, couponsOfOrders } from './checks/coupons.check';
import { creditOfOrders, giftCredit, vouchers } from './checks/gift-credit.check';
import { orderKeys, paymentKeys } from './checks/keys.check';
import { orderEvents } from './checks/order-events.check';
import { lineTotals, orderLines } from './checks/order-lines.check';
import { orderMoney } from './checks/order-money.check';
import { payments } from './checks/payments.check';
import { receiptNumbers, receiptOrders, receiptsDue } from './checks/receipts.check';
import {
  sandboxCharges,
  sandboxOrders,
  sandboxPayments,
  unsettledPayments,
} from './checks/sandbox.check';
import { slots } from './checks/slots.check';
import { orderedPieces, stockBalance, stockLedger, stockMovements } from './checks/stock.check';

/** Everything that must hold in the books, in the order in which it is looked at. */
export const booksChecks: readonly BooksCheck[] = [
  stockLedger,
  stockBalance,
  orderedPieces,
  stockMovements,
  orderLines,
  lineTotals,
  bills,
  orderKeys,
  paymentKeys,
  orderMoney,
  payments,
  sandboxCharges,
  sandboxPayments,
  sandboxOrders,
  unsettledPayments,
  slots,
  couponCounts,
  couponsOfCustomers,
  couponsOfOrders,
  giftCredit,
  vouchers,
  creditOfOrders,
  receiptNumbers,
  receiptOrders,
  receiptsDue,
  orderEvents,
  auditedOrders,
  auditedStock,
  cardColumns,
  cardData,
];
