import { describe, expect, it } from 'vitest';

import { deliveryInput, readStoredDelivery, type DeliveryForm } from './change-delivery.rules';

const values: DeliveryForm = {
  ...{ deliverySlotId: '2026-11-21/1020', recipientName: 'Asha', phone: '9820098200' },
  ...{ line1: 'B-12', line2: '', landmark: '', instructions: '', pinCode: '400602' },
};
const base = { values, version: 3 };

describe('what is sent of a changed delivery', () => {
  it('is the slot alone where the address stays', () => {
    expect(deliveryInput(base, { ...values, deliverySlotId: '2026-11-22/420' })).toEqual({
      ...{ expectedVersion: 3, deliverySlotId: '2026-11-22/420' },
    });
  });

  it('is the whole address where a part of it changed', () => {
    expect(deliveryInput(base, { ...values, line2: 'Naupada' })).toEqual({
      expectedVersion: 3,
      address: {
        ...{ recipientName: 'Asha', phone: '9820098200', line1: 'B-12' },
        ...{ line2: 'Naupada', landmark: null, instructions: null, pinCode: '400602' },
      },
    });
  });
});

describe('what a conflict says is stored', () => {
  it('has an empty form where there is no address', () => {
    expect(
      readStoredDelivery({ deliverySlotId: '2026-11-22/420', address: null, version: 4 }),
    ).toEqual({
      ...{ deliverySlotId: '2026-11-22/420', recipientName: '', phone: '', line1: '' },
      ...{ line2: '', landmark: '', instructions: '', pinCode: '' },
    });
  });
});
