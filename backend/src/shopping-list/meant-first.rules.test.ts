import fc from 'fast-check';
import { meantFirst } from './meant-first.rules';

const fries = { name: 'French Fries', aliases: 'aloo fries;आलू फ्राइज़' };
const potato = { name: 'Potato (Aloo / Batata)', aliases: 'aloo;alu;आलू;बटाटा' };
const wedges = { name: 'Potato Wedges', aliases: null };

describe('what is meant', () => {
  it.each(['aloo', 'Aloo', 'potato', 'POTATOS', 'batata', 'आलू', ' alu '])(
    'by %j is the potato',
    (written) => {
      expect(meantFirst([fries, wedges, potato], written)).toEqual([potato, fries, wedges]);
    },
  );

  it('by other words is what the search found first', () => {
    expect(meantFirst([fries, wedges, potato], 'aloo chips')).toEqual([fries, wedges, potato]);
  });

  it('is always one of what was found, and all of it', () => {
    const product = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 20 }),
      aliases: fc.option(fc.string({ maxLength: 20 })),
    });
    fc.assert(
      fc.property(fc.array(product), fc.string({ unit: 'binary' }), (products, written) => {
        const ranked = meantFirst(products, written);
        expect(ranked).toHaveLength(products.length);
        expect(new Set(ranked)).toEqual(new Set(products));
      }),
    );
  });
});
