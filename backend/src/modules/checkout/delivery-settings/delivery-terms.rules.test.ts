import fc from 'fast-check';
import {
  FREE_DELIVERY,
  SPECIFIED_TERMS,
  areaOf,
  deliveryFee,
  missingToMinimum,
  termsFor,
} from './delivery-terms.rules';

const paise = fc.integer({ min: 0, max: 100_000_000 });
const terms = { feePaise: 3_000, freeFromPaise: 50_000, minimumOrderPaise: 20_000 };

describe('the delivery fee', () => {
  it('is none by the specified terms, whatever is ordered', () => {
    fc.assert(
      fc.property(paise, (subtotalPaise) => {
        expect(deliveryFee(SPECIFIED_TERMS, subtotalPaise)).toEqual(FREE_DELIVERY);
        expect(missingToMinimum(SPECIFIED_TERMS, subtotalPaise)).toBe(0);
      }),
    );
  });

  it('is charged below the sum from which it is free', () => {
    expect(deliveryFee(terms, 49_999)).toMatchObject({
      feePaise: 3_000,
      reason: { text: 'free from ₹500' },
    });
    expect(deliveryFee(terms, 50_000)).toMatchObject({
      feePaise: 0,
      reason: { text: 'free' },
    });
    expect(deliveryFee({ ...terms, freeFromPaise: null }, 10 ** 9)).toEqual({
      feePaise: 3_000,
      reason: null,
    });
  });

  it('is none for an empty cart', () => {
    expect(deliveryFee(terms, 0)).toEqual(FREE_DELIVERY);
  });

  it('never rises with the sum', () => {
    fc.assert(
      fc.property(paise, paise, paise, paise, (feePaise, freeFromPaise, sum, more) => {
        const of = (subtotal: number) =>
          deliveryFee({ ...terms, feePaise, freeFromPaise }, subtotal).feePaise;
        expect(of(1 + sum + more)).toBeLessThanOrEqual(of(1 + sum));
      }),
    );
  });
});

describe('the minimum order', () => {
  it('lacks what is missing to it', () => {
    expect(missingToMinimum(terms, 19_999)).toBe(1);
    expect(missingToMinimum(terms, 20_000)).toBe(0);
  });
});

describe('the terms at a pin code', () => {
  const areas = [
    { id: 1, version: 1, name: 'Thane', pinCodes: ['400601'], terms: null },
    { id: 2, version: 1, name: 'Kalwa', pinCodes: ['400605'], terms: SPECIFIED_TERMS },
  ];

  it('are those of its area, else the general ones', () => {
    expect(termsFor({ terms, areas }, '400605')).toBe(SPECIFIED_TERMS);
    for (const pinCode of ['400601', '999999', null])
      expect(termsFor({ terms, areas }, pinCode)).toBe(terms);
    expect(areaOf(areas, '400605')?.name).toBe('Kalwa');
    expect(areaOf(areas, '400606')).toBeUndefined();
  });
});
