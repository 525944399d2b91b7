import fc from 'fast-check';
import { CellProblem, instantOf } from './product-cells.rules';
import { isVisible, leavesFirst, turnAfter } from './visibility.rules';

const instant = fc.integer({ min: 0, max: 6 }).map((hour) => new Date(hour * 3_600_000));
const optionalInstant = fc.option(instant);
const visibility = fc
  .record({
    isHidden: fc.constantFrom(true, false, null),
    visibleFrom: optionalInstant,
    visibleUntil: optionalInstant,
  })
  .filter((each) => !leavesFirst(each));

describe('whether customers find a product', () => {
  const at = (hour: number) => new Date(hour * 3_600_000);

  it.each([
    [{}, true],
    [{ isHidden: true }, false],
    [{ isHidden: true, visibleFrom: at(1) }, false],
    [{ visibleFrom: at(3) }, true],
    [{ visibleFrom: at(4) }, false],
    [{ visibleUntil: at(3) }, false],
    [{ visibleUntil: at(4) }, true],
    [{ visibleFrom: at(1), visibleUntil: at(2) }, false],
  ])('of %j is %s', (given, expected) => {
    const product = { isHidden: null, visibleFrom: null, visibleUntil: null, ...given };
    expect(isVisible(product, at(3))).toBe(expected);
  });

  it('stays as it is until it turns, and becomes the other then', () => {
    fc.assert(
      fc.property(visibility, instant, instant, (product, now, later) => {
        const turn = turnAfter(product, now);
        const isNow = isVisible(product, now);
        if (turn) expect(isVisible(product, turn)).toBe(!isNow);
        if (later >= now && (!turn || later < turn)) expect(isVisible(product, later)).toBe(isNow);
      }),
    );
  });
});

describe('an instant in a file', () => {
  it.each([
    ['2026-12-31', 0, '2026-12-30T18:30:00.000Z'],
    ['2026-12-31', 1, '2026-12-31T18:30:00.000Z'],
    ['2026-12-31 09:00', 1, '2026-12-31T03:30:00.000Z'],
    ['2026-12-31T09:00:30', 0, '2026-12-31T03:30:30.000Z'],
    ['2026-12-31T09:00:00.5Z', 0, '2026-12-31T09:00:00.500Z'],
    ['2026-12-31T09:00+01:00', 0, '2026-12-31T08:00:00.000Z'],
  ] as const)('%s, with a day that means its end by %d, is %s', (cell, daysLater, expected) => {
    expect(instantOf(daysLater)(cell)).toEqual(new Date(expected));
  });

  it('may be missing', () => {
    expect(instantOf(0)('')).toBeNull();
  });

  it.each(['tomorrow', '2026-02-30', '31/12/2026', '2026-12-31 25:00', '1999-12-31', '2100-01-01'])(
    'is not %s',
    (cell) => {
      expect(instantOf(0)(cell)).toBeInstanceOf(CellProblem);
    },
  );
});
