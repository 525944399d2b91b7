import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { GroupedOrderRow, compareGroup } from './delivery-groups.rules';

const billSteps = (amountPaise: number) => JSON.stringify([{ kind: 'DELIVERY_FEE', amountPaise }]);
const withFee: GroupedOrderRow = {
  ...{ id: 7, customerId: 3, status: 'success', billSteps: billSteps(3_000), leftPaise: 0 },
};
const free = { ...withFee, billSteps: billSteps(0) };
const kept = { ...withFee, status: 'cancelled', leftPaise: 3_000 };
const paidBack = { ...kept, leftPaise: 0 };

const breachesOf = (...rows: [GroupedOrderRow, ...GroupedOrderRow[]]) =>
  compareGroup(rows)
    .filter(({ holds }) => !holds)
    .map(comparisonText);

describe('compareGroup', () => {
  it.each<[string, [GroupedOrderRow, ...GroupedOrderRow[]]]>([
    ['one fee', [withFee, free, free]],
    ['no fee', [free, free]],
    ['a fee that was kept', [kept, free]],
    ['a fee that passed on', [paidBack, withFee]],
    ['the rest of a dearer fee', [kept, withFee]],
  ])('finds nothing wrong with %s', (_what, rows) => {
    expect(breachesOf(...rows)).toEqual([]);
  });

  it.each<[string, [GroupedOrderRow, ...GroupedOrderRow[]], string]>([
    [
      'two orders that have the fee',
      [withFee, withFee],
      'orders that come with the fee of delivery group 7: expected at most 1, found 2',
    ],
    [
      'two orders of which it was kept',
      [kept, { ...kept, status: 'returned' }],
      'orders that are over with the fee of delivery group 7: expected at most 1, found 2',
    ],
    [
      'somebody else’s order',
      [withFee, { ...free, customerId: 4 }],
      'orders of other customers in delivery group 7: expected 0, found 1',
    ],
  ])('says so of %s', (_what, rows, text) => {
    expect(breachesOf(...rows)).toEqual([text]);
  });
});
