import { Damages } from './damage';

/**
 * Picked: 4 x 300.00 - 60.00 - 50.00, with one piece damaged and another replaced for 250.00: 850.00 - 45.00 - 50.00.
 * Being picked: 3 x 300.00, with one missing. Weighed: 900 g of 2 x 500 g at 40.00, 72.00 in cash.
 */
export const pickingDamages: Damages = {
  'a line that was picked has a paisa more of discount': ({ picked, pickedLine }) => ({
    by: [`UPDATE order_lines SET discountPaise = discountPaise + 1 WHERE id = ${pickedLine}`],
    breaches: [
      `picked-lines: discount of line ${pickedLine}: expected 3000, found 3001`,
      `bills: discounts of the smaller bill of order ${picked}: expected 4501, found 4500`,
      `receipt-taxes: taxable values and taxes of order ${picked}: expected 80500, found 80499`,
    ],
  }),
  'a substitute costs more than what it replaces': ({ picked, substituteLine }) => ({
    by: [`UPDATE order_lines SET totalPaise = 30001 WHERE id = ${substituteLine}`],
    breaches: [
      `picked-lines: total of substitute ${substituteLine}: expected 25000, found 30001`,
      `bills: subtotal of the smaller bill of order ${picked}: expected 90001, found 85000`,
      `receipt-taxes: taxable values and taxes of order ${picked}: expected 80500, found 85501`,
    ],
  }),
  'a substitute replaces nothing': ({ substituteLine, pickedLine }) => ({
    by: [`UPDATE order_lines SET replacedQuantity = NULL WHERE id = ${substituteLine}`],
    breaches: [
      `picked-lines: substituted pieces of line ${pickedLine}: expected 1, found 0`,
      `picked-lines: total of substitute ${substituteLine}: expected 0, found 25000`,
      `picked-lines: discount of substitute ${substituteLine}: expected 0, found 1500`,
    ],
  }),
  'pieces are missing without a reason': ({ picked, pickedLine }) => ({
    by: [`UPDATE order_lines SET shortReason = NULL WHERE id = ${pickedLine}`],
    breaches: [
      `picked-lines: reason of the missing pieces of line ${pickedLine}: expected one, found none`,
      `missing-pieces: pieces written off for order ${picked}: expected 0, found 1`,
    ],
  }),
  'a packed line was not picked to its end': ({ pickedLine }) => ({
    by: [`UPDATE order_lines SET pickedQuantity = 1 WHERE id = ${pickedLine}`],
    breaches: [`picked-lines: picked pieces of line ${pickedLine}: expected 2, found 1`],
  }),
  'a lighter line costs a paisa more than its grams': ({ weighed, weighedLine }) => ({
    by: [`UPDATE order_lines SET totalPaise = totalPaise + 1 WHERE id = ${weighedLine}`],
    breaches: [
      `line-totals: total of line ${weighedLine}: expected 7200, found 7201`,
      `bills: subtotal of the smaller bill of order ${weighed}: expected 7201, found 7200`,
      `receipt-taxes: taxable values and taxes of order ${weighed}: expected 7200, found 7201`,
    ],
  }),
  'a line is more than a tenth heavier than ordered': ({ weighedLine }) => ({
    by: [`UPDATE order_lines SET weighedGrams = 1101 WHERE id = ${weighedLine}`],
    breaches: [
      `line-totals: total of line ${weighedLine}: expected 8000, found 7200`,
      `weighed-lines: grams of line ${weighedLine}: expected at most 1100, found 1101`,
    ],
  }),
  'a line that is sold by weight was packed without one': ({ weighedLine }) => ({
    by: [`UPDATE order_lines SET weighedGrams = NULL WHERE id = ${weighedLine}`],
    breaches: [
      `line-totals: total of line ${weighedLine}: expected 8000, found 7200`,
      `weighed-lines: weight of line ${weighedLine}: expected one, found none`,
    ],
  }),
  'a weight is of some pieces only': ({ weighedLine }) => ({
    by: [`UPDATE order_lines SET pickedQuantity = 1 WHERE id = ${weighedLine}`],
    breaches: [
      `picked-lines: picked pieces of line ${weighedLine}: expected 2, found 1`,
      `weighed-lines: weighed pieces of line ${weighedLine}: expected 2, found 1`,
    ],
  }),
  'a customer chose late what nobody had offered, about a line of another order': ({
    picked,
    picking,
    pickedLine,
  }) => ({
    by: [
      `INSERT INTO substitute_questions (id, orderId, orderLineId, lineVersion, quantity, candidates, askedAt,
         expiresAt, answeredAt, chosenProductId)
       VALUES (77, ${picking}, ${pickedLine}, 1, 1, '[{"productId":1}]', '2026-11-20 04:00:00.000',
         '2026-11-20 04:15:00.000', '2026-11-20 04:15:00.000', 2)`,
    ],
    breaches: [
      `substitute-questions: order of the line of question 77: expected ${picking}, found ${picked}`,
      'substitute-questions: choice of question 77: expected offered, found not offered',
      'substitute-questions: answer of question 77: expected in time, found too late',
    ],
  }),
  'nobody picks an order that is being picked': ({ picking }) => ({
    by: [`UPDATE orders SET pickerId = NULL WHERE id = ${picking}`],
    breaches: [`picked-lines: picker of order ${picking}: expected one, found none`],
  }),
  'a piece that was not there was not counted out': ({ ghee, picking }) => ({
    by: [`DELETE FROM stock_movements WHERE orderId = ${picking} AND kind = 'count'`],
    breaches: [
      `stock-ledger: stock of product ${ghee}: expected 15, found 14`,
      `stock-balance: stock + sold + reserved of product ${ghee}: expected 19, found 18`,
      `missing-pieces: pieces counted out for order ${picking}: expected 1, found 0`,
    ],
  }),
  'an order costs more than was agreed': ({ picked, paymentOfPicked }) => ({
    by: [
      `UPDATE orders SET agreedBill = REPLACE(agreedBill, '"toPayPaise":109000', '"toPayPaise":9000')
       WHERE id = ${picked}`,
    ],
    breaches: [
      `bills: sum to pay of order ${picked}: expected 109000, found 9000`,
      `bills: cost of the smaller bill of order ${picked}: expected at most 14000, found 80500`,
      `payments: amount of payment ${paymentOfPicked}: expected 9000, found 109000`,
    ],
  }),
  'what an order costs less was kept': ({ picked, chargeOfPicked }) => ({
    by: [
      `DELETE FROM refunds WHERE orderId = ${picked}`,
      `UPDATE payments SET refundRequestedPaise = 0, refundedPaise = 0 WHERE orderId = ${picked}`,
    ],
    breaches: [
      `order-money: captured - refunds of order ${picked}: expected 75500, found 109000`,
      `sandbox-charges: paid back of charge ${chargeOfPicked}: expected at most 0, found 33500`,
      `credited-orders: money kept of order ${picked}: expected at most 75500, found 109000`,
    ],
  }),
};
