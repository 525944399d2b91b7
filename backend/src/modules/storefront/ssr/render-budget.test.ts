import fc from 'fast-check';
import { RenderBudget } from './render-budget';

describe('what may be rendered', () => {
  it('is three seconds at once, and then half of the time', () => {
    let nowMs = 0;
    const budget = new RenderBudget(() => nowMs);
    budget.spend(3_000);
    expect(budget.allows).toBe(false);
    nowMs += 100;
    expect(budget.allows).toBe(true);
    budget.spend(100);
    expect(budget.allows).toBe(false);
    nowMs += 60_000;
    expect(budget.allows).toBe(true);
    budget.spend(3_001);
    expect(budget.allows).toBe(false);
  });

  it('is never more than the share of the time, a burst, and the one that was begun', () => {
    const visit = fc.record({ afterMs: fc.nat(500), costMs: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 400 }), (visits) => {
        let nowMs = 0;
        let spentMs = 0;
        const budget = new RenderBudget(() => nowMs);
        for (const { afterMs, costMs } of visits) {
          nowMs += afterMs;
          if (!budget.allows) continue;
          budget.spend(costMs);
          spentMs += costMs;
        }
        expect(spentMs).toBeLessThanOrEqual(3_000 + nowMs * 0.5 + 50);
      }),
    );
  });
});
