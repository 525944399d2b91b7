import fc from 'fast-check';
import { batchIdAt, Batch, leftOf, partsOfBatchId } from './batch.rules';

const batch = fc.record({
  expiresOn: fc.integer({ min: 10, max: 19 }).map((day) => `2026-12-${day}`),
  pieces: fc.integer({ min: 1, max: 50 }),
});
const batches = fc
  .array(batch, { maxLength: 8 })
  .map((all) => all.map((each, at): Batch => ({ ...each, id: at + 1 })));
const stock = fc.integer({ min: 0, max: 400 });
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);
const leavesBefore = (one: Batch, other: Batch) =>
  one.expiresOn === other.expiresOn ? one.id < other.id : one.expiresOn < other.expiresOn;

describe('leftOf', () => {
  it('says what is left where the first expired were sold first', () => {
    const came = [
      { id: 1, expiresOn: '2026-12-24', pieces: 10 },
      { id: 2, expiresOn: '2026-12-10', pieces: 6 },
      { id: 3, expiresOn: '2027-01-31', pieces: 4 },
    ];
    expect([...leftOf(20, came)]).toEqual([
      ...[
        [3, 4],
        [1, 10],
        [2, 6],
      ],
    ]);
    expect([...leftOf(9, came)]).toEqual([
      ...[
        [3, 4],
        [1, 5],
        [2, 0],
      ],
    ]);
    expect([...leftOf(100, came)].map(([, left]) => left)).toEqual([4, 10, 6]);
  });

  it('shares what is on hand, and no more than came', () => {
    fc.assert(
      fc.property(stock, batches, (onHand, came) => {
        const left = leftOf(onHand, came);
        expect(sum(left.values())).toBe(Math.min(onHand, sum(came.map(({ pieces }) => pieces))));
        for (const { id, pieces } of came) {
          expect(left.get(id)).toBeGreaterThanOrEqual(0);
          expect(left.get(id)).toBeLessThanOrEqual(pieces);
        }
      }),
    );
  });

  it('has all of a batch as long as something is left of one that leaves before', () => {
    fc.assert(
      fc.property(stock, batches, (onHand, came) => {
        const left = leftOf(onHand, came);
        for (const one of came)
          for (const other of came)
            if (leavesBefore(one, other) && (left.get(one.id) ?? 0) > 0)
              expect(left.get(other.id)).toBe(other.pieces);
      }),
    );
  });

  it('takes what is sold from one batch after the other, and never puts anything back', () => {
    fc.assert(
      fc.property(stock, fc.nat(50), batches, (onHand, sold, came) => {
        const before = leftOf(onHand + sold, came);
        const after = leftOf(onHand, came);
        for (const { id } of came) expect(after.get(id)).toBeLessThanOrEqual(before.get(id) ?? 0);
      }),
    );
  });
});

describe('the ID of a batch', () => {
  it.each([
    ['12', 12, null],
    ['12-3', 12, 3],
  ])('%s names its line and its location', (id, lineId, locationId) => {
    expect(batchIdAt(lineId, locationId)).toBe(id);
    expect(partsOfBatchId(id)).toEqual([String(lineId), locationId?.toString()]);
  });

  it('has no further parts', () => {
    expect(partsOfBatchId('12-3-4')).toEqual(['12', '3-4']);
  });
});
