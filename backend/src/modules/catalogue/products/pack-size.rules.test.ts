import fc from 'fast-check';
import { bySize, nameWithoutSize, sizeOf } from './pack-size.rules';

it.each([
  ['Butter 500 g', 'Butter'],
  ['Butter, 500g', 'Butter'],
  ['Butter (500 gm)', 'Butter'],
  ['Butter - 1 kg - Salted', 'Butter - Salted'],
  ['Soap 4 x 100 g', 'Soap'],
  ['Eggs (pack of 6)', 'Eggs'],
  ['7 Seeds Mix 250 g', '7 Seeds Mix'],
  ['दूध आधा लीटर', 'दूध'],
  ['500 g', '500 g'],
  ['Butter', 'Butter'],
])('the name %j is %j without its size', (name, bare) => {
  expect(nameWithoutSize(name)).toBe(bare);
});

it('takes no size out of what has none any more', () => {
  const part = fc.constantFrom('Rice', '1 kg', '(500 g)', 'pack of 6', ',', '-', '×', 'İ');
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const bare = nameWithoutSize(parts.join(' '));
      expect(bare.trim()).not.toBe('');
      if (/rice/i.test(bare)) expect(nameWithoutSize(bare)).toBe(bare);
    }),
  );
});

it('takes the size from the unit first, then from the name', () => {
  expect(sizeOf({ name: 'Butter 500 g', unit: '1 kg' })).toMatchObject({ amount: 1_000 });
  expect(sizeOf({ name: 'Butter 500 g', unit: '1 box' })).toMatchObject({ amount: 500 });
  expect(sizeOf({ name: 'Butter', unit: null })).toBeUndefined();
});

it('puts the smallest first, and what tells no size last, by its price', () => {
  const sized = (id: number, unit: string | null, mrpPaise = 100) => ({
    ...{ id, name: 'x', unit, mrpPaise, sellingPaise: null },
  });
  const sorted = [
    ...[sized(1, '1 kg'), sized(2, null, 900), sized(3, '500 g'), sized(4, '6 pcs')],
    ...[sized(5, '1 l'), sized(6, null, 800), sized(7, '500 g')],
  ].sort(bySize);
  expect(sorted.map(({ id }) => id)).toEqual([3, 7, 1, 5, 4, 6, 2]);
});
