import { firstToLeave, piecesOf, undated } from './batch-pieces.rules';

const batch = (batchId: number, expiresOn: string, pieces: number) => ({
  ...{ batchId, expiresOn, pieces },
});

describe('firstToLeave', () => {
  const there = [batch(3, '2026-12-02', 4), batch(1, '2026-12-09', 5), undated(2)];

  it.each([
    [1, [undated(1)]],
    [3, [undated(2), batch(3, '2026-12-02', 1)]],
    [10, [undated(2), batch(3, '2026-12-02', 4), batch(1, '2026-12-09', 4)]],
    [0, []],
  ])('takes %i of what expires first', (wanted, taken) => {
    expect(firstToLeave(there, wanted)).toEqual(taken);
    expect(piecesOf(taken)).toBe(wanted);
  });

  it('takes the batch that came first of those that expire together', () => {
    const alike = [batch(8, '2026-12-02', 4), batch(7, '2026-12-02', 4)];
    expect(firstToLeave(alike, 1)).toEqual([batch(7, '2026-12-02', 1)]);
  });
});
