import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { StoredCharge, compareCharge } from './sandbox-charge.rules';

const captured: StoredCharge = {
  id: 7,
  status: 'captured',
  reference: 'sandbox_1',
  amountPaise: 500,
  refundedPaise: 0,
  refundsPaise: 0,
  paymentId: 3,
  paymentStatus: 'success',
  gatewayReference: 'sandbox_1',
  paymentPaise: 500,
  paymentRefundedPaise: 0,
  refundRequestedPaise: 0,
};

const breachesOf = (changes: Partial<StoredCharge>) =>
  compareCharge({ ...captured, ...changes })
    .filter(({ holds }) => !holds)
    .map(comparisonText);

const unsettled = { paymentStatus: 'pending', gatewayReference: null };
const givenUp = { status: 'given up', amountPaise: 0, paymentStatus: 'failed' };

describe('compareCharge', () => {
  it.each<[string, Partial<StoredCharge>]>([
    ['known to the shop', {}],
    ['not settled yet', unsettled],
    ['given up', givenUp],
    ['given up, which the shop does not know yet', { ...givenUp, paymentStatus: 'pending' }],
    [
      'paid back, which the shop does not know yet',
      { refundedPaise: 500, refundsPaise: 500, refundRequestedPaise: 500 },
    ],
    ['to be paid back', { refundRequestedPaise: 500 }],
  ])('finds nothing wrong with one that is %s', (_what, changes) => {
    expect(breachesOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<StoredCharge>, string]>([
    [
      'nobody asked for',
      { paymentId: null, paymentStatus: null },
      'payment of charge 7: expected one, found none',
    ],
    [
      'the shop takes for declined',
      { paymentStatus: 'failed' },
      'status of payment 3: expected success or pending, found failed',
    ],
    [
      'the shop knows by another number',
      { gatewayReference: 'sandbox_2' },
      "gateway's number of payment 3: expected sandbox_1, found sandbox_2",
    ],
    ['took another amount', { paymentPaise: 400 }, 'amount of charge 7: expected 400, found 500'],
    ['miscounts its refunds', { refundsPaise: 100 }, 'refunds of charge 7: expected 100, found 0'],
    [
      'was paid back unasked',
      { refundedPaise: 500, refundsPaise: 500 },
      'paid back of charge 7: expected at most 0, found 500',
    ],
    [
      'the shop says is back, and is not',
      { paymentRefundedPaise: 500, refundRequestedPaise: 500 },
      'paid back of charge 7: expected at least 500, found 0',
    ],
    [
      'was given up and taken',
      { ...givenUp, amountPaise: 500 },
      'amount of charge 7 that was given up: expected 0, found 500',
    ],
    [
      'was given up, and the shop counts on it',
      { ...givenUp, paymentStatus: 'success' },
      'status of payment 3: expected pending or failed, found success',
    ],
  ])('says so of one that %s', (_what, changes, text) => {
    expect(breachesOf(changes)).toEqual([text]);
  });
});
