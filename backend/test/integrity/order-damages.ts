import { Damages } from './damage';

/** Paid: 2 x 100.00 - 20.00 - 9.00 - 50.00. Pending: 100.00 - 5.00. Cash: 2 x 50.00. */
export const orderDamages: Damages = {
  // Of 200.00 - 10.00 - 20.00 by card, 95.00 - 20.00 remain.
  'an edit led to a paisa more than the order costs': ({ edited }) => ({
    by: [`UPDATE order_edits SET toPayAfterPaise = 7501 WHERE orderId = ${edited}`],
    breaches: [`order-edits: sum that was agreed of order ${edited}: expected 7500, found 7501`],
  }),
  'an edit is gone': ({ edited, paymentOfEdited }) => ({
    by: [`DELETE FROM order_edits WHERE orderId = ${edited}`],
    breaches: [
      `order-edits: edits of order ${edited}: expected 1, found 0`,
      `order-edits: sum that was agreed of order ${edited}: expected 7500, found 0`,
      `payments: amount of payment ${paymentOfEdited}: expected 7500, found 17000`,
    ],
  }),
  'an order is delivered together with that of another customer': ({ paid, cancelled }) => ({
    by: [`UPDATE orders SET deliveryGroupId = ${paid} WHERE id IN (${paid}, ${cancelled})`],
    breaches: [
      `delivery-groups: orders of other customers in delivery group ${paid}: expected 0, found 1`,
    ],
  }),
  'an order has no lines': ({ pending, rice }) => ({
    by: [`DELETE FROM order_lines WHERE orderId = ${pending}`],
    breaches: [
      `stock-balance: stock + sold + reserved of product ${rice}: expected 40, found 39`,
      `ordered-pieces: pieces of product ${rice} that order ${pending} holds: expected 0, found 1`,
      `order-lines: lines of order ${pending}: expected at least 1, found 0`,
      `bills: subtotal of order ${pending}: expected 0, found 10000`,
      `bills: discounts of the lines of order ${pending}: expected 500, found 0`,
    ],
  }),
  'an order is found by no word': ({ cash }) => ({
    by: [`DELETE FROM order_search_words WHERE orderId = ${cash}`],
    breaches: [`order-words: search words of order ${cash}: expected at least 1, found 0`],
  }),
  'a line costs a paisa more than its pieces': ({ cash, lineOfCash }) => ({
    by: [`UPDATE order_lines SET totalPaise = totalPaise + 1 WHERE orderId = ${cash}`],
    breaches: [
      `line-totals: total of line ${lineOfCash}: expected 10000, found 10001`,
      `bills: subtotal of order ${cash}: expected 10001, found 10000`,
      `receipt-taxes: taxable values and taxes of order ${cash}: expected 10000, found 10001`,
    ],
  }),
  'a product is for sale above its MRP': ({ rice }) => ({
    by: [`UPDATE products SET sellingPaise = mrpPaise + 1 WHERE id = ${rice}`],
    breaches: [`product-prices: price of product ${rice}: expected at most 10000, found 10001`],
  }),
  'a piece is sold above its MRP': ({ cash, lineOfCash }) => ({
    by: [`UPDATE order_lines SET mrpPaise = 4999 WHERE orderId = ${cash}`],
    breaches: [
      `line-prices: price of a piece of line ${lineOfCash}: expected at most 4999, found 5000`,
    ],
  }),
  'a sum to pay is a paisa too much': ({ cash }) => ({
    by: [`UPDATE orders SET toPayPaise = toPayPaise + 1 WHERE id = ${cash}`],
    breaches: [
      `bills: sum to pay of order ${cash}: expected 10000, found 10001`,
      `collections: paise collected of order ${cash}: expected 10001, found 10000`,
      `receipt-taxes: taxable values and taxes of order ${cash}: expected 10001, found 10000`,
    ],
  }),
  'a coupon took more than a quarter': ({ paid }) => ({
    by: [`UPDATE orders SET billSteps = REPLACE(billSteps, '-2000', '-6000') WHERE id = ${paid}`],
    breaches: [
      `bills: COUPON step of order ${paid}: expected -2000, found -6000`,
      `bills: coupon discount of order ${paid}: expected at most 5000, found 6000`,
      `bills: ONLINE_PAYMENT_DISCOUNT step of order ${paid}: expected -700, found -900`,
      `bills: discounts of the lines of order ${paid}: expected 6900, found 2900`,
      `bills: sum to pay of order ${paid}: expected 8100, found 12100`,
    ],
  }),
  'the shares of the discounts do not add up': ({ paid }) => ({
    by: [`UPDATE order_lines SET discountPaise = discountPaise - 1 WHERE orderId = ${paid}`],
    breaches: [
      `bills: discounts of the lines of order ${paid}: expected 2900, found 2899`,
      `receipt-taxes: taxable values and taxes of order ${paid}: expected 17100, found 17101`,
    ],
  }),
  'a line has a GST rate that there is not': ({ cash, lineOfCash }) => ({
    by: [`UPDATE order_lines SET gstBasisPoints = 600 WHERE orderId = ${cash}`],
    breaches: [
      `receipt-taxes: GST rate of line ${lineOfCash}: expected 0 or 500 or 1200 or 1800 or 2800 or 4000 or null, found 600`,
    ],
  }),
  'a bill is unreadable': ({ cash }) => ({
    by: [`UPDATE orders SET billSteps = 'x' WHERE id = ${cash}`],
    breaches: [`bills: steps of the bill of order ${cash}: expected a list of steps, found other`],
  }),
  'one key has two orders': ({ paid, pending }) => ({
    by: [`UPDATE orders SET idempotencyKey = 'same' WHERE id IN (${paid}, ${pending})`],
    breaches: [`orders-keys: orders under the key of number ${paid}: expected at most 1, found 2`],
  }),
  'a slot counts an order that it does not have': ({ slot, booked }) => ({
    by: ['UPDATE delivery_slots SET bookedCount = bookedCount + 1'],
    breaches: [`slots: bookings of slot ${slot}: expected ${booked}, found ${booked + 1}`],
  }),
  'a slot has more orders than places': ({ slot, booked }) => ({
    by: ['UPDATE delivery_slots SET capacity = 1'],
    breaches: [`slots: deliveries of slot ${slot}: expected at most 1, found ${booked}`],
  }),
  'a booked slot has no record': ({ slot, booked }) => ({
    by: ['DELETE FROM delivery_slots'],
    breaches: [
      `slots: bookings of slot ${slot}: expected ${booked}, found 0`,
      `slots: deliveries of slot ${slot}: expected at most 0, found ${booked}`,
    ],
  }),
  'an order has no events': ({ paid }) => ({
    by: [`DELETE FROM order_events WHERE orderId = ${paid}`],
    breaches: [`order-events: events of order ${paid}: expected at least 1, found 0`],
  }),
  'a state has no event': ({ paid }) => ({
    by: [`UPDATE orders SET status = 'out for delivery' WHERE id = ${paid}`],
    breaches: [
      `order-events: last event of order ${paid}: expected out for delivery, found packed`,
    ],
  }),
  'the chain of events has a gap': ({ cash, outForDelivery }) => ({
    by: [`DELETE FROM order_events WHERE orderId = ${cash} AND toStatus = 'packed'`],
    breaches: [
      `order-events: state before event ${outForDelivery} of order ${cash}: expected success, found packed`,
    ],
  }),
  'an entry of the audit log was taken away': ({ paid }) => ({
    by: [`DELETE FROM audit_entries WHERE action = 'order.placed' AND subjectId = ${paid}`],
    breaches: [`audited-orders: audit entries of order ${paid}: expected at least 3, found 2`],
  }),
  'what an order took does not stand in the audit log': ({ rice }) => ({
    by: [`DELETE FROM audit_entries WHERE action LIKE 'product.%' AND subjectId = ${rice}`],
    breaches: [
      `audited-stock: audit entries of the stock of product ${rice}: expected at least 4, found 0`,
    ],
  }),
  'a receipt is missing': ({ year, paid }) => ({
    by: ['DELETE FROM receipts WHERE number = 2'],
    breaches: [
      `receipt-numbers: receipt number of ${year}: expected 2, found 3`,
      `receipts-due: receipts of packed order ${paid}: expected 1, found 0`,
    ],
  }),
  'a number was given twice': ({ year }) => ({
    by: ['UPDATE receipts SET number = 1 WHERE number = 2'],
    breaches: [
      `receipt-numbers: receipt number of ${year}: expected 2, found 1`,
      `receipt-numbers: receipt number of ${year}: expected 2, found 3`,
    ],
  }),
  'the counter of receipts ran on': ({ year }) => ({
    by: ['UPDATE receipt_counters SET lastNumber = 12'],
    breaches: [`receipt-numbers: receipt counter of ${year}: expected 10, found 12`],
  }),
  'an order that is not paid has a receipt': ({ cash, pending, receiptOfCash }) => ({
    by: [`UPDATE receipts SET orderId = ${pending} WHERE orderId = ${cash}`],
    breaches: [
      `receipt-orders: status of the order of receipt ${receiptOfCash}: ` +
        'expected success or picking or packed or out for delivery or delivery failed or delivered or returned or ' +
        'cancelled, found pending',
      `receipts-due: receipts of packed order ${cash}: expected 1, found 0`,
    ],
  }),
  'an order has two receipts': ({ cash, paid }) => ({
    by: [`UPDATE receipts SET orderId = ${paid} WHERE orderId = ${cash}`],
    breaches: [
      `receipt-orders: receipts of order ${paid}: expected 1, found 2`,
      `receipt-orders: receipts of order ${paid}: expected 1, found 2`,
      `receipts-due: receipts of packed order ${paid}: expected 1, found 2`,
      `receipts-due: receipts of packed order ${cash}: expected 1, found 0`,
    ],
  }),
};
