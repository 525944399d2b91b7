import fc from 'fast-check';
import type { StockedItem } from '../../checkout';
import { priceCart } from '../../checkout/index.rules';
import type { OrderLine } from '../orders/order-line.entity';
import { editedLines, pricedLines, stockChanges } from './edited-order.rules';

const product = (id: number, mrpPaise: number): StockedItem['product'] => ({
  ...{ id, name: `Product ${id}`, unit: null, imageUrl: '', mrpPaise },
  ...{
    nameHi: null,
    nameMr: null,
    sellingPaise: null,
    packGrams: null,
    gstBasisPoints: null,
    hsn: null,
  },
});
const item = (id: number, mrpPaise: number, quantity: number): StockedItem => ({
  ...{ id, productId: id, quantity, product: product(id, mrpPaise) },
});
const line = (id: number, productId: number | null, unitPricePaise: number, quantity: number) =>
  ({
    ...{ id, productId, quantity, unitPricePaise, mrpPaise: unitPricePaise },
    ...{ packGrams: null, gstBasisPoints: null, hsn: null },
  }) as OrderLine;

/** Orders of up to eight products, some with another price by now and some removed, with an edit of each. */
const anyEdit = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
  .chain((products) =>
    fc.record({
      lines: fc.tuple(
        ...products.map((productId) =>
          fc.record({
            productId: fc.constant(productId),
            unitPricePaise: fc.integer({ min: 0, max: 9 }),
            quantity: fc.integer({ min: 1, max: 9 }),
            kept: fc.integer({ min: 0, max: 9 }),
            isGone: fc.boolean(),
          }),
        ),
      ),
      added: fc.uniqueArray(
        fc.record({
          productId: fc.integer({ min: 1, max: 12 }),
          mrpPaise: fc.integer({ min: 0, max: 9 }),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        { maxLength: 6, selector: ({ productId }) => productId },
      ),
      paidOnline: fc.boolean(),
      coupon: fc.option(
        fc.record({
          ...{ code: fc.constant('FRESH10'), percent: fc.integer({ min: 1, max: 25 }) },
          maximumDiscountPaise: fc.option(fc.nat(50)),
        }),
      ),
      creditPaise: fc.nat(200),
    }),
  )
  .map(({ lines, added, ...terms }) => {
    const before = lines.map(({ productId, isGone, unitPricePaise, quantity }, at) =>
      line(at + 1, isGone ? null : productId, unitPricePaise, quantity),
    );
    const quantities = new Map(
      lines.map(({ kept, quantity }, at) => [at + 1, Math.min(kept, quantity)]),
    );
    const gone = lines.filter(({ isGone }) => isGone).map(({ productId }) => productId);
    const items = added
      .filter(({ productId }) => !gone.includes(productId))
      .map(({ productId, mrpPaise, quantity }) => item(productId, mrpPaise, quantity));
    return { before, quantities, items, ...terms };
  });

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);

describe('an edited order', () => {
  it('keeps pieces at their price, and joins further ones where they cost the same', () => {
    const before = [line(1, 7, 100, 3), line(2, 8, 200, 2)];
    const { kept, added } = editedLines(before, new Map([[1, 1]]), [
      item(7, 100, 4),
      item(8, 250, 1),
    ]);
    expect(kept.map(({ quantity }) => quantity)).toEqual([5, 2]);
    expect(added).toMatchObject([{ productId: 8, quantity: 1 }]);
  });

  it.each([
    ['mrpPaise', { mrpPaise: 110, sellingPaise: 100 }],
    ['packGrams', { packGrams: 500 }],
    ['gstBasisPoints', { gstBasisPoints: 500 }],
    ['hsn', { hsn: '1006' }],
  ])('has further pieces of another %s in a line of their own', (_field, changes) => {
    const further = item(7, 100, 1);
    const other = { ...further, product: { ...further.product, ...changes } };
    expect(editedLines([line(1, 7, 100, 3)], new Map(), [other])).toMatchObject({
      kept: [{ quantity: 3 }],
      added: [{ quantity: 1 }],
    });
  });

  it('costs what its pieces cost, one by one, less what a bill takes off', () => {
    fc.assert(
      fc.property(anyEdit, ({ before, quantities, items, paidOnline, coupon, creditPaise }) => {
        const lines = editedLines(before, quantities, items);
        const bill = priceCart(pricedLines(lines), { paidOnline, coupon, creditPaise });
        // Each piece separately.
        const prices = [
          ...before.flatMap(({ id, unitPricePaise }) =>
            Array<number>(quantities.get(id) ?? 0).fill(unitPricePaise),
          ),
          ...items.flatMap((each) => Array<number>(each.quantity).fill(each.product.mrpPaise)),
        ];
        const subtotalPaise = sumOf(prices);
        const halfUp = (paise: number, percent: number) => Math.floor((paise * percent + 50) / 100);
        const couponPaise = coupon
          ? Math.min(
              halfUp(subtotalPaise, coupon.percent),
              coupon.maximumDiscountPaise ?? subtotalPaise,
            )
          : 0;
        const onlinePaise = paidOnline ? halfUp(subtotalPaise - couponPaise, 5) : 0;
        const goodsPaise = subtotalPaise - couponPaise - onlinePaise;
        expect(bill.subtotalPaise).toBe(subtotalPaise);
        expect(bill.toPayPaise).toBe(goodsPaise - Math.min(creditPaise, goodsPaise));
        expect(sumOf(bill.lineDiscountsPaise.values())).toBe(couponPaise + onlinePaise);
      }),
    );
  });

  it('takes and gives back as many pieces of each product as it has more and less of it', () => {
    fc.assert(
      fc.property(anyEdit, ({ before, quantities, items }) => {
        const { taken, givenBack } = stockChanges(
          before,
          editedLines(before, quantities, items),
          items,
        );
        const keys = [null, ...Array.from({ length: 12 }, (_, at) => at + 1)];
        for (const key of keys) {
          const of = (rows: readonly { productId: number | null; quantity: number }[]) =>
            sumOf(
              rows.filter(({ productId }) => productId === key).map(({ quantity }) => quantity),
            );
          const left = before.map((each) => ({ ...each, quantity: quantities.get(each.id) ?? 0 }));
          expect(of(taken) - of(givenBack)).toBe(of(left) + of(items) - of(before));
          expect(Math.min(of(taken), of(givenBack))).toBe(0);
        }
      }),
    );
  });
});
