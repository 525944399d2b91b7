import { Damages } from './damage';

/** One paid order uses the coupon, and one cancelled order used it. */
export const offerDamages: Damages = {
  'a coupon counts a use that it does not have': ({ couponId }) => ({
    by: [`UPDATE coupons SET usedCount = 2 WHERE id = ${couponId}`],
    breaches: [`coupon-counts: counted uses of coupon ${couponId}: expected 1, found 2`],
  }),
  'a coupon is used more often than it may be': ({ couponId }) => ({
    by: [`UPDATE coupons SET totalLimit = 0 WHERE id = ${couponId}`],
    breaches: [`coupon-counts: uses of coupon ${couponId}: expected at most 0, found 1`],
  }),
  'a customer uses a coupon more often than they may': ({ couponId, customerId }) => ({
    by: [`UPDATE coupons SET perCustomerLimit = 0 WHERE id = ${couponId}`],
    breaches: [
      `coupon-customers: uses of coupon ${couponId} by customer ${customerId}: expected at most 0, found 1`,
    ],
  }),
  'an order has a coupon that it does not use': ({ couponId, couponCode, paid }) => ({
    by: [`DELETE FROM coupon_uses WHERE orderId = ${paid}`],
    breaches: [
      `coupon-counts: counted uses of coupon ${couponId}: expected 0, found 1`,
      `coupon-orders: coupon that order ${paid} uses: expected ${couponCode}, found none`,
    ],
  }),
  'a cancelled order still uses its coupon': ({ couponId, couponCode, cancelled, otherId }) => ({
    by: [
      `INSERT INTO coupon_uses (id, couponId, customerId, orderId, usedAt)
       VALUES (1000, ${couponId}, ${otherId}, ${cancelled}, '2026-01-01 00:00:00.000')`,
      `UPDATE coupons SET usedCount = 2 WHERE id = ${couponId}`,
    ],
    breaches: [
      `coupon-orders: coupon that order ${cancelled} uses: expected none, found ${couponCode}`,
    ],
  }),
  'a coupon is used by somebody else': ({ paid, customerId, otherId }) => ({
    by: [`UPDATE coupon_uses SET customerId = ${otherId} WHERE orderId = ${paid}`],
    breaches: [
      `coupon-orders: customer who used it for order ${paid}: expected ${customerId}, found ${otherId}`,
    ],
  }),
  'a customer has credit that nobody gave': ({ customerId }) => ({
    by: [`UPDATE customers SET giftCreditPaise = giftCreditPaise + 1 WHERE id = ${customerId}`],
    breaches: [`gift-credit: gift credit of customer ${customerId}: expected 0, found 1`],
  }),
  'a customer has less credit than none': ({ customerId }) => ({
    by: [`UPDATE customers SET giftCreditPaise = -1 WHERE id = ${customerId}`],
    breaches: [
      `gift-credit: gift credit of customer ${customerId}: expected 0, found -1`,
      `gift-credit: gift credit of customer ${customerId}: expected at least 0, found -1`,
    ],
  }),
  'a voucher was redeemed for nothing': ({ unusedVoucher, customerId }) => ({
    by: [
      `UPDATE gift_vouchers SET redeemedByCustomerId = ${customerId} WHERE id = ${unusedVoucher}`,
    ],
    breaches: [
      `vouchers: customer credited for voucher ${unusedVoucher}: expected ${customerId}, found none`,
      `vouchers: credit for voucher ${unusedVoucher}: expected 700, found 0`,
    ],
  }),
  'a voucher was redeemed twice': ({ usedVoucher, customerId }) => ({
    by: [
      `INSERT INTO gift_credit_entries (id, customerId, kind, amountPaise, voucherId, createdAt)
       VALUES (1000, ${customerId}, 'redeemed', 5000, ${usedVoucher}, '2026-01-01 00:00:00.000')`,
      `UPDATE customers SET giftCreditPaise = 5000 WHERE id = ${customerId}`,
    ],
    breaches: [
      `vouchers: entries of voucher ${usedVoucher}: expected at most 1, found 2`,
      `vouchers: credit for voucher ${usedVoucher}: expected 5000, found 10000`,
    ],
  }),
  'a bill says another credit than was spent': ({ paid }) => ({
    by: [`UPDATE orders SET giftCreditPaise = 4999 WHERE id = ${paid}`],
    breaches: [
      `bills: GIFT_CREDIT step of order ${paid}: expected -4999, found -5000`,
      `gift-credit-orders: gift credit spent on order ${paid}: expected 4999, found 5000`,
      `receipt-taxes: taxable values and taxes of order ${paid}: expected 17099, found 17100`,
    ],
  }),
  'a cancelled order keeps its credit': ({ cancelled, otherId }) => ({
    by: [
      `DELETE FROM gift_credit_entries WHERE orderId = ${cancelled} AND kind = 'returned'`,
      `UPDATE customers SET giftCreditPaise = giftCreditPaise - 5000 WHERE id = ${otherId}`,
    ],
    breaches: [
      `gift-credit-orders: gift credit spent on order ${cancelled}: expected 0, found 5000`,
    ],
  }),
  'an order was paid with the credit of somebody else': ({ paid, customerId, otherId }) => ({
    by: [
      `UPDATE gift_credit_entries SET customerId = ${otherId} WHERE orderId = ${paid}`,
      `UPDATE customers SET giftCreditPaise = giftCreditPaise + 5000 WHERE id = ${customerId}`,
      `UPDATE customers SET giftCreditPaise = giftCreditPaise - 5000 WHERE id = ${otherId}`,
    ],
    breaches: [
      `gift-credit-orders: other customers' entries for order ${paid}: expected 0, found 1`,
    ],
  }),
};
