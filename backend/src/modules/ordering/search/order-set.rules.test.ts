import { OrderSet } from './order-set.rules';

describe('OrderSet', () => {
  const some = OrderSet.parse('64,1,31,32,200000,1');

  it('has each number once, the smallest first', () => {
    expect(some.ids()).toEqual([1, 31, 32, 64, 200_000]);
    expect(some.size).toBe(5);
    expect([0, 1, 31, 33, 200_000, 9_999_999].map((id) => some.has(id))).toEqual([
      ...[false, true, true, false, true, false],
    ]);
  });

  it('keeps what is in both', () => {
    const other = OrderSet.parse('31,64,65,100');
    expect(some.and(other).ids()).toEqual([31, 64]);
    expect(other.and(some).ids()).toEqual([31, 64]);
  });

  it('may be empty', () => {
    const none = OrderSet.parse('');
    expect([none.size, none.ids(), none.has(0), some.and(none).ids()]).toEqual([0, [], false, []]);
  });
});
