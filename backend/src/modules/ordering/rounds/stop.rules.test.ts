import { OrderStatus } from '../../../kernel/order.enums';
import { byAddress, isOpenStop } from './stop.rules';
import { StopOutcome } from './round-stop.entity';

const address = (pinCode: string, line1: string, line2: string | null = null) => ({
  ...{ recipientName: 'Asha', phone: '9820012345', landmark: null },
  ...{ pinCode, line1, line2 },
});

describe('stops of a round', () => {
  it('stand by pin code, area and house, numbers as numbers; without an address last', () => {
    const orders = [
      { id: 1, deliveryAddress: null },
      { id: 2, deliveryAddress: address('400602', '12 Lake Road') },
      { id: 3, deliveryAddress: address('400601', '10 Hill Road', 'Naupada') },
      { id: 4, deliveryAddress: address('400601', '9 Hill Road', 'Naupada') },
      { id: 5, deliveryAddress: address('400601', '1 Hill Road', 'Vartak Nagar') },
    ];
    expect(byAddress(orders).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1]);
  });

  it.each([
    [null, 0, OrderStatus.PACKED, true],
    [null, 0, OrderStatus.OUT_FOR_DELIVERY, true],
    [null, 1, OrderStatus.PACKED, false],
    [null, 0, OrderStatus.DELIVERED, false],
    [null, 0, OrderStatus.CANCELLED, false],
    [StopOutcome.FAILED, 0, OrderStatus.OUT_FOR_DELIVERY, false],
  ])(
    'with outcome %s, version %s and an order that is %s: open %s',
    (outcome, version, status, isOpen) => {
      const order = { status, deliveryVersion: version };
      expect(isOpenStop({ outcome, deliveryVersion: 0 }, order)).toBe(isOpen);
    },
  );
});
