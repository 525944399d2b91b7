import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { StoredPayment, comparePayment } from './payment.rules';

const captured: StoredPayment = {
  id: 7,
  orderId: 3,
  status: 'success',
  gateway: 'sandbox',
  amountPaise: 500,
  gatewayReference: 'sandbox_1',
  refundRequestedPaise: 0,
  refundedPaise: 0,
  toPayPaise: 500,
  requestedPaise: 0,
  paidBackPaise: 0,
  foreignCount: 0,
};
const cardCheck = { orderId: null, toPayPaise: null, amountPaise: 0 };

const breachesOf = (changes: Partial<StoredPayment>) =>
  comparePayment({ ...captured, ...changes })
    .filter(({ holds }) => !holds)
    .map(comparisonText);

describe('comparePayment', () => {
  it.each<[string, Partial<StoredPayment>]>([
    ['captured', {}],
    ['pending', { status: 'pending', gatewayReference: null }],
    ['pending, begun at the gateway', { status: 'pending' }],
    ['declined', { status: 'failed', gatewayReference: null }],
    ['a card that was checked', cardCheck],
    ['a card that was checked without the gateway', { ...cardCheck, gatewayReference: null }],
    ['on its way back', { refundRequestedPaise: 500, requestedPaise: 500 }],
    [
      'partly back',
      { refundRequestedPaise: 300, requestedPaise: 300, refundedPaise: 200, paidBackPaise: 200 },
    ],
    [
      'a transfer of too little, on its way back',
      { gateway: 'upi', amountPaise: 300, refundRequestedPaise: 300, requestedPaise: 300 },
    ],
    [
      'a transfer of too much, its surplus on its way back',
      { gateway: 'upi', amountPaise: 700, refundRequestedPaise: 200, requestedPaise: 200 },
    ],
  ])('finds nothing wrong with one that is %s', (_what, changes) => {
    expect(breachesOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<StoredPayment>, string]>([
    [
      'keeps too little of a transfer',
      { gateway: 'upi', amountPaise: 300 },
      'refunds of transfer 7: expected at least 300, found 0',
    ],
    [
      'keeps the surplus of a transfer',
      { gateway: 'upi', amountPaise: 700 },
      'refunds of transfer 7: expected at least 200, found 0',
    ],
    ['is above the total', { toPayPaise: 400 }, 'amount of payment 7: expected 400, found 500'],
    [
      'takes money for no order',
      { ...cardCheck, amountPaise: 500 },
      'amount of payment 7: expected 0, found 500',
    ],
    [
      'went through without a charge',
      { gatewayReference: null },
      "gateway's number of payment 7: expected one, found none",
    ],
    [
      'does not know its refunds',
      { requestedPaise: 500 },
      'paise asked back of payment 7: expected 500, found 0',
    ],
    [
      'does not know what is back',
      { paidBackPaise: 500 },
      'paise paid back of payment 7: expected 500, found 0',
    ],
    [
      'is paid back twice',
      { refundRequestedPaise: 1000, requestedPaise: 1000 },
      'refunds of payment 7: expected at most 500, found 1000',
    ],
    [
      'is paid back though it was declined',
      { status: 'failed', refundRequestedPaise: 500, requestedPaise: 500 },
      'refunds of payment 7: expected at most 0, found 500',
    ],
    [
      'has a refund of another order',
      { foreignCount: 1 },
      'refunds of payment 7 that name another order: expected 0, found 1',
    ],
  ])('says so of one that %s', (_what, changes, text) => {
    expect(breachesOf(changes)).toEqual([text]);
  });
});
