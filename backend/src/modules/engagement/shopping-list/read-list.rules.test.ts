import fc from 'fast-check';
import { readList } from './read-list.rules';

const read = (text: string) =>
  readList(text).map(({ name, wanted }) => [name, wanted?.amount, wanted?.measure]);

describe('a list', () => {
  it.each([
    ['2 kg aloo', 'aloo', 2000, 'g'],
    ['2kg aloo', 'aloo', 2000, 'g'],
    ['aloo 2 kg', 'aloo', 2000, 'g'],
    ['aloo - 2 kg', 'aloo', 2000, 'g'],
    ['Aloo (2 Kilo)', 'Aloo', 2000, 'g'],
    ['1.5 kg kanda', 'kanda', 1500, 'g'],
    ['.5 kg kanda', 'kanda', 500, 'g'],
    ['1/2 kg paneer', 'paneer', 500, 'g'],
    ['1 1/2 kg paneer', 'paneer', 1500, 'g'],
    ['1½ kg paneer', 'paneer', 1500, 'g'],
    ['½ kg paneer', 'paneer', 500, 'g'],
    ['1,000 g sugar', 'sugar', 1000, 'g'],
    ['1 l doodh', 'doodh', 1000, 'ml'],
    ['500ml dahi', 'dahi', 500, 'ml'],
    ['2 ltr mustard oil', 'mustard oil', 2000, 'ml'],
    ['aadha kilo aloo', 'aloo', 500, 'g'],
    ['adha kg of aloo', 'aloo', 500, 'g'],
    ['pav kilo mirchi', 'mirchi', 250, 'g'],
    ['dedh kilo atta', 'atta', 1500, 'g'],
    ['dhai kilo chawal', 'chawal', 2500, 'g'],
    ['do kilo pyaz', 'pyaz', 2000, 'g'],
    ['a kilo of rice', 'rice', 1000, 'g'],
    ['२ किलो आलू', 'आलू', 2000, 'g'],
    ['आधा किलो टमाटर', 'टमाटर', 500, 'g'],
    ['दीड लिटर दूध', 'दूध', 1500, 'ml'],
    ['दोन किलो बटाटा', 'बटाटा', 2000, 'g'],
    ['1 dozen eggs', 'eggs', 12, 'piece'],
    ['half dozen kela', 'kela', 6, 'piece'],
    ['eggs 2 dozen', 'eggs', 24, 'piece'],
    ['एक दर्जन केला', 'केला', 12, 'piece'],
    ['6 pcs banana', 'banana', 6, 'piece'],
    ['2 packets of salt', 'salt', 2, 'pack'],
    ['2 tins beans', 'beans', 2, 'pack'],
    ['2 bread', 'bread', 2, null],
    ['bread x2', 'bread', 2, null],
    ['bread x 2', 'bread', 2, null],
    ['2x bread', 'bread', 2, null],
    ['bread × 2', 'bread', 2, null],
    ['eggs 12', 'eggs', 12, null],
    ['two bread', 'bread', 2, null],
    ['maggi 70 g x 4', 'maggi', 280, 'g'],
    ['4 x 70 g maggi', 'maggi', 280, 'g'],
    ['7up 1 l', '7 up', 1000, 'ml'],
    ['pav 2 packets', 'pav', 2, 'pack'],
    ['ek litar doodh', 'doodh', 1000, 'ml'],
    ['१ ली दूध', 'दूध', 1000, 'ml'],
    ['१ किलोग्रॅम बटाटे', 'बटाटे', 1000, 'g'],
    ['२ कि.ग्रा. बटाटे', 'बटाटे', 2000, 'g'],
    ['aloo-2kg', 'aloo', 2000, 'g'],
    ['paneer-1/2 kg', 'paneer', 500, 'g'],
    ['omega-3 eggs 6 pcs', 'omega-3 eggs', 6, 'piece'],
    ['2 packets maggi 70 g', 'maggi 70 g', 2, 'pack'],
    ['2 kg 500 g packets aloo', '500 g packets aloo', 2000, 'g'],
  ])('says %s', (text, name, amount, measure) => {
    expect(read(text)).toEqual([[name, amount, measure]]);
  });

  it.each(['doodh', 'Laadi pav', 'pav', 'salt and pepper', 'two'])(
    'leaves the amount of %s open',
    (text) => {
      expect(readList(text)).toEqual([{ text, name: text, wanted: null }]);
    },
  );

  it.each([
    ['2 kg aloo, 1 l doodh'],
    ['2 kg aloo,1 l doodh'],
    ['2 kg aloo\n1 l doodh'],
    ['2 kg aloo; 1 l doodh'],
    ['- 2 kg aloo\r\n- 1 l doodh\r\n'],
    ['1. 2 kg aloo\n2) 1 l doodh'],
    ['* 2 kg aloo\n\n* 1 l doodh'],
    ['[ ] 2 kg aloo\n[x] 1 l doodh'],
    ['2 kg aloo aur 1 l doodh'],
    ['2 kg aloo and 1 l doodh'],
    ['2 kg aloo & ek litre doodh'],
    ['aloo 2 kg,doodh 1 l'],
    ['2 kilo aloo ek litre doodh'],
    ['aloo 2 kilo doodh 1 litre'],
  ])('has two entries in %j', (text) => {
    expect(read(text)).toEqual([
      ['aloo', 2000, 'g'],
      ['doodh', 1000, 'ml'],
    ]);
  });

  it('takes a number before a comma for the entry before it', () => {
    expect(read('bread 2,3 l doodh')).toEqual([
      ['bread', 2, null],
      ['doodh', 3000, 'ml'],
    ]);
  });

  it('keeps an entry as it was written, without its bullet', () => {
    expect(readList('• Aadha  kilo ALOO').map(({ text }) => text)).toEqual(['Aadha  kilo ALOO']);
  });

  it('has nothing to look for where only an amount is written', () => {
    expect(readList('2 kg')).toEqual([
      { text: '2 kg', name: '', wanted: { amount: 2000, measure: 'g' } },
    ]);
  });

  it.each(['', ' \n , ;\n', '- \n *'])('is empty where %j is written', (text) => {
    expect(readList(text)).toEqual([]);
  });

  const names = ['aloo', 'doodh', 'toor dal', 'दूध', 'मिरची', 'Basmati rice'];
  const units: [string, string, number][] = [
    ['kg', 'g', 1000],
    ['kilo', 'g', 1000],
    ['g', 'g', 1],
    ['ml', 'ml', 1],
    ['litre', 'ml', 1000],
    ['dozen', 'piece', 12],
    ['pcs', 'piece', 1],
    ['packets', 'pack', 1],
    ['किलो', 'g', 1000],
  ];
  const entry = fc.record({
    name: fc.constantFrom(...names),
    unit: fc.constantFrom(...units),
    amount: fc.integer({ min: 1, max: 99 }),
    isBehind: fc.boolean(),
    isInDevanagari: fc.boolean(),
  });
  const inDevanagari = (amount: number) =>
    String(amount).replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

  it('is read back, however amounts stand and entries are kept apart', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(', ', '\n', '; ', '\r\n- '),
        (entries, separator) => {
          const written = entries.map(
            ({ name, unit: [unit], amount, isBehind, isInDevanagari }) => {
              const digits = isInDevanagari ? inDevanagari(amount) : String(amount);
              return isBehind ? `${name} ${digits} ${unit}` : `${digits} ${unit} ${name}`;
            },
          );
          expect(read(written.join(separator))).toEqual(
            entries.map(({ name, unit: [, measure, size], amount }) => [
              name,
              amount * size,
              measure,
            ]),
          );
        },
      ),
    );
  });

  it('is read whatever is written, and every amount is above nothing', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom('1', '/', '0', 'kg', ' ', ',', 'x', '½', 'aur', '.', '-', 'aloo', '५'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        for (const { text: kept, name, wanted } of readList(text)) {
          expect([...kept].length).toBeLessThanOrEqual(120);
          expect(kept).not.toBe('');
          expect(name).toBe(name.trim());
          if (!wanted) continue;
          expect(wanted.amount).toBeGreaterThan(0);
          expect(wanted.amount).toBeLessThanOrEqual(1_000_000);
          if (wanted.measure === 'g' || wanted.measure === 'ml')
            expect(Number.isInteger(wanted.amount)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
