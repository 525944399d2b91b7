import { beforeEach, describe, expect, it } from 'vitest';

import {
  emptyAddress,
  hasContent,
  keepDraft,
  keptDraft,
  linesAgain,
  newDraft,
  orderInput,
  quoteInput,
  withPieces,
  type DraftLine,
  type LastOrder,
  type PhoneQuote,
} from './draft.rules';

const line = (productId: string, quantity = 1): DraftLine => ({
  ...{ productId, name: `Product ${productId}`, unit: null, unitPricePaise: 4000, quantity },
});
const draft = (changes = {}) => ({ ...newDraft(), ...changes });

describe('the draft of an order by phone', () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload with its key, until there is nothing to keep', () => {
    const started = draft({ phone: '98200', lines: [line('1', 3)] });
    keepDraft(started);
    expect(keptDraft()).toEqual(started);
    keepDraft(newDraft());
    expect(keptDraft().key).not.toBe(started.key);
    expect(hasContent(keptDraft())).toBe(false);
  });

  it('is a new one where what was kept cannot be read', () => {
    sessionStorage.setItem('phone-order', '{');
    expect(hasContent(keptDraft())).toBe(false);
  });

  it('has the prices of one that was begun before there were selling prices', () => {
    const { unitPricePaise: mrpPaise, ...old } = line('1');
    sessionStorage.setItem('phone-order', JSON.stringify({ lines: [{ ...old, mrpPaise }] }));
    expect(keptDraft().lines).toMatchObject([{ unitPricePaise: 4000 }]);
  });

  it('has an address that was begun before there were delivery instructions', () => {
    const { instructions, ...old } = draft().address;
    sessionStorage.setItem('phone-order', JSON.stringify({ address: { ...old, line1: 'B-12' } }));
    expect(keptDraft().address).toMatchObject({ line1: 'B-12', instructions });
  });

  it('adds pieces of a product to the line it has', () => {
    const lines = withPieces([line('1', 2), line('2')], [line('2', 4), line('3')]);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['1', 2],
      ['2', 5],
      ['3', 1],
    ]);
  });

  it('takes from an earlier order what the shop still has', () => {
    const again = linesAgain({
      lines: [
        { productId: '1', name: 'Rice', unit: '5 kg', unitPricePaise: 100, quantity: 2 },
        { productId: null, name: 'Gone', unit: null, unitPricePaise: 100, quantity: 2 },
        { productId: '3', name: 'Was missing', unit: null, unitPricePaise: 100, quantity: 0 },
      ],
    } as unknown as LastOrder);
    expect(again.map(({ name, quantity }) => [name, quantity])).toEqual([['Rice', 2]]);
  });
});

describe('what is asked for the bill', () => {
  it('is nothing without lines and pin code, and leaves out lines without pieces', () => {
    expect(quoteInput(draft({ address: { ...emptyAddress, pinCode: '4006' } }))).toBeUndefined();
    expect(quoteInput(draft({ lines: [line('1', 0), line('2', 3)], couponCode: ' ' }))).toEqual({
      ...{ customerId: null, couponCode: null, pinCode: null },
      lines: [{ productId: '2', quantity: 3 }],
    });
    const address = { ...emptyAddress, pinCode: ' 400601 ' };
    expect(quoteInput(draft({ address }))).toMatchObject({ lines: [], pinCode: '400601' });
  });
});

describe('the order as it is sent', () => {
  const quote = {
    cart: { items: [{ unitPricePaise: 4200, product: { id: '1' } }] },
    quote: { bill: { toPayPaise: 8400 } },
  } as unknown as PhoneQuote;

  it('has the prices and the sum that the caller was told', () => {
    const sent = orderInput(
      draft({ phone: '9820012345', name: 'Asha', lines: [line('1', 2)] }),
      quote,
    );
    expect(sent).toMatchObject({
      newCustomer: { phone: '9820012345', name: 'Asha' },
      lines: [{ productId: '1', quantity: 2, unitPricePaise: 4200 }],
      ...{ expectedTotalPaise: 8400, deliverySlotId: null, couponCode: null, substitution: null },
      address: { line2: null, landmark: null, instructions: null },
    });
  });

  it('is that of a customer who is known, whatever else was typed', () => {
    const customer = { id: '7', name: 'Asha', phone: '9820012345' };
    const sent = orderInput(draft({ customer, phone: '98', lines: [line('1')] }), quote);
    expect(sent.customerId).toBe('7');
    expect(sent.newCustomer).toBeUndefined();
  });

  it('is brought to who calls, unless somebody else is written there', () => {
    const caller = { name: ' Asha Patil', phone: '9820012345 ' };
    expect(orderInput(draft(caller), quote).address).toMatchObject({
      ...{ recipientName: 'Asha Patil', phone: '9820012345' },
    });
    const address = { ...emptyAddress, recipientName: 'Ravi', phone: '9811111111' };
    expect(orderInput(draft({ ...caller, address }), quote).address).toMatchObject({
      ...{ recipientName: 'Ravi', phone: '9811111111' },
    });
  });
});
