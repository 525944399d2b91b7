import { describe, expect, it } from 'vitest';

import { loadAll, type KeysetPage } from './load-all';

const parts: Record<string, KeysetPage<number>> = {
  start: { items: [1, 2], hasNext: true, hasPrevious: false, endCursor: 'c2' },
  c2: { items: [3, 4], hasNext: true, hasPrevious: true, endCursor: 'c4' },
  c4: { items: [5], hasNext: false, hasPrevious: true, endCursor: 'c5' },
};
const load = (after: string | null) => Promise.resolve(parts[after ?? 'start'] ?? fail(after));
const fail = (after: string | null): never => {
  throw new Error(`There is no part behind ${after}`);
};

describe('loadAll', () => {
  it('goes from part to part until the end', async () => {
    expect(await loadAll(load, 100)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stops at a number', async () => {
    expect(await loadAll(load, 3)).toEqual([1, 2, 3]);
  });
});
