import { EVENT_TYPE, wants } from './event-types.rules';

describe('wants', () => {
  it('is everything where no types are named', () => {
    expect(wants([], 'order.placed')).toBe(true);
  });

  it('is a type by its name, and a kind by its star', () => {
    expect(wants(['order.placed'], 'order.placed')).toBe(true);
    expect(wants(['order.placed'], 'order.credited')).toBe(false);
    expect(wants(['product.added', 'order.*'], 'order.credited')).toBe(true);
    expect(wants(['delivery.*'], 'delivery-area.added')).toBe(false);
  });
});

describe('EVENT_TYPE', () => {
  it.each(['order.placed', 'delivery-area.added', 'order.*', 'gift-voucher.*'])(
    'takes %s',
    (type) => {
      expect(type).toMatch(EVENT_TYPE);
    },
  );

  it.each(['*', 'order', 'order.', 'Order.placed', '.placed', 'order.*placed', 'order.placed.x'])(
    'takes no %s',
    (type) => {
      expect(type).not.toMatch(EVENT_TYPE);
    },
  );
});
