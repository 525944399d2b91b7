import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { OrderMoney, compareMoney } from './order-money.rules';

const paid: OrderMoney = {
  id: 7,
  status: 'success',
  paymentStatus: 'success',
  paymentMethod: 'card',
  toPayPaise: 500,
  capturedPaise: 500,
  refundedPaise: 0,
  underWayPaise: 0,
  goodwillPaise: 0,
  keptPaise: 0,
  keptCardPaise: 0,
};
const unpaid = { status: 'pending', paymentStatus: 'pending', capturedPaise: 0 };
const returned = { status: 'returned', keptPaise: 40 };
const cash = { paymentMethod: 'cash on delivery', capturedPaise: 0 };

const breachesOf = (changes: Partial<OrderMoney>) =>
  compareMoney({ ...paid, ...changes })
    .filter(({ holds }) => !holds)
    .map(comparisonText);

describe('compareMoney', () => {
  it.each<[string, Partial<OrderMoney>]>([
    ['paid', {}],
    ['delivered', { status: 'delivered' }],
    ['not paid yet', unpaid],
    ['declined', { ...unpaid, paymentStatus: 'failed' }],
    ['paid twice, once paid back', { capturedPaise: 1000, refundedPaise: 500 }],
    ['paid twice, once on its way back', { capturedPaise: 1000, underWayPaise: 500 }],
    ['paid by credit alone', { toPayPaise: 0, capturedPaise: 0 }],
    ['cash, not collected', { ...cash, paymentStatus: 'pending' }],
    ['cash, collected', { ...cash, status: 'delivered' }],
    ['cancelled before it was paid', { ...unpaid, status: 'cancelled' }],
    ['cancelled, on its way back', { status: 'cancelled', underWayPaise: 500 }],
    [
      'cancelled, paid back',
      { status: 'cancelled', paymentStatus: 'refunded', refundedPaise: 500 },
    ],
    ['partly paid back out of goodwill', { refundedPaise: 100, goodwillPaise: 100 }],
    ['returned, the fee kept', { ...returned, keptCardPaise: 40, refundedPaise: 460 }],
    ['returned, the fee kept of its cash', { ...returned, ...cash }],
    ['wholly paid back', { paymentStatus: 'refunded', refundedPaise: 500, goodwillPaise: 500 }],
  ])('finds nothing wrong where it is %s', (_what, changes) => {
    expect(breachesOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<OrderMoney>, string]>([
    [
      'paid without money',
      { capturedPaise: 0 },
      'captured - refunds of order 7: expected 500, found 0',
    ],
    [
      'returned and paid back in full although the fee was kept',
      { ...returned, keptCardPaise: 40, refundedPaise: 500 },
      'paise kept of returned order 7: expected 40, found 0',
    ],
    [
      'returned, the fee kept of its cash, and not paid',
      { ...returned, ...cash, paymentStatus: 'pending' },
      'paymentStatus of order 7: expected success, found pending',
    ],
    [
      'paid twice',
      { capturedPaise: 1000 },
      'captured - refunds of order 7: expected 500, found 1000',
    ],
    [
      'paid back by the shop and still paid',
      { underWayPaise: 500 },
      'captured - refunds of order 7: expected 500, found 0',
    ],
    [
      'not paid, and money there',
      { ...unpaid, capturedPaise: 500 },
      'captured - refunds of order 7: expected 0, found 500',
    ],
    [
      'cash, and money by card',
      { ...cash, capturedPaise: 500 },
      'captured - refunds of order 7: expected 0, found 500',
    ],
    [
      'cancelled, and the money kept',
      { status: 'cancelled' },
      'paise kept of cancelled order 7: expected 0, found 500',
    ],
    [
      'cancelled, and too much given back',
      { status: 'cancelled', refundedPaise: 500, underWayPaise: 500 },
      'paise kept of cancelled order 7: expected 0, found -500',
    ],
    [
      'said to be paid back, and is not',
      { paymentStatus: 'refunded', refundedPaise: 400, goodwillPaise: 400 },
      'refunds of order 7: expected 500, found 400',
    ],
    [
      'packed without being paid',
      { status: 'packed', paymentStatus: 'pending', capturedPaise: 0 },
      'paymentStatus of order 7: expected success, found pending',
    ],
    [
      'waiting for a payment that it has',
      { status: 'pending' },
      'paymentStatus of order 7: expected pending or failed, found success',
    ],
    [
      'of a state nobody knows',
      { paymentStatus: 'lost', capturedPaise: 0 },
      'paymentStatus of order 7: expected success, found lost',
    ],
  ])('says so where it is %s', (_what, changes, text) => {
    expect(breachesOf(changes)).toEqual([text]);
  });
});
