import { describe, expect, it } from 'vitest';

import { anOrderToEdit } from '../../test/order-records';
import { editOf, unchanged, withProduct } from './edit-order.rules';

const order = anOrderToEdit();
const milk = { productId: '12', name: 'Milk', unit: '1 l', unitPricePaise: 6_600 };
const potato = { productId: '3', name: 'Potato', unit: '1 kg', unitPricePaise: 3_400 };

describe('the edit of an order', () => {
  it('is none where the draft is the order', () => {
    expect(editOf(order, unchanged)).toBeUndefined();
    expect(editOf(order, { ...unchanged, quantities: { '9001': 2 } })).toBeUndefined();
  });

  it('names the lines of which fewer pieces stay, and none that is as it was', () => {
    expect(editOf(order, { ...unchanged, quantities: { '9001': 0 } })).toEqual({
      ...{ orderId: '301', lines: [{ orderLineId: '9001', quantity: 0 }], added: [] },
    });
  });

  it('adds more pieces of a line as further pieces of its product', () => {
    expect(editOf(order, { ...unchanged, quantities: { '9001': 5 } })).toMatchObject({
      lines: [],
      added: [{ productId: '3', quantity: 3 }],
    });
  });

  it('names each product once', () => {
    const dearer = withProduct(unchanged, order.lines, { ...potato, unitPricePaise: 3_600 });
    expect(editOf(order, { ...dearer, quantities: { '9001': 3 } })).toMatchObject({
      added: [{ productId: '3', quantity: 2 }],
    });
  });

  it('changes when and where it is brought', () => {
    expect(
      editOf(order, { ...unchanged, deliverySlotId: '2026-11-22/420', addressId: '4' }),
    ).toEqual({
      ...{ orderId: '301', lines: [], added: [] },
      ...{ deliverySlotId: '2026-11-22/420', addressId: '4' },
    });
  });
});

describe('a product that is chosen', () => {
  it('is one more piece of its line, or of what was added', () => {
    expect(withProduct(unchanged, order.lines, potato).quantities).toEqual({ '9001': 3 });
    const once = withProduct(unchanged, order.lines, milk);
    expect(withProduct(once, order.lines, milk).added).toEqual([{ ...milk, quantity: 2 }]);
  });
});
