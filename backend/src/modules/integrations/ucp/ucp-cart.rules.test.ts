import { OrderStatus } from '../../../kernel/order.enums';
import fc from 'fast-check';
import { PricedCart, canceledCheckout, ucpCart, ucpCheckout } from './ucp-cart.rules';

const reader = { shop: { name: 'Grocessay', publicUrl: 'https://shop.example' } };
const LINE = {
  ...{ id: '3', quantity: 2, unitPricePaise: 5_000, totalPaise: 10_000 },
  ...{ exceedsStock: false, isHidden: false },
  product: {
    ...{ id: '7', name: 'Tea', nameHi: 'चाय', nameMr: null, imageUrl: '/media/tea.webp' },
    stockQuantity: 5,
  },
};
const CART: PricedCart = {
  ...{
    id: 'secret',
    lines: [LINE],
    notSold: [],
    order: null,
    continueUrl: 'https://shop.example/client/list',
  },
  endsAt: new Date('2026-12-04T03:00:00Z'),
  quote: {
    bill: {
      steps: [
        { kind: 'SUBTOTAL', label: 'Subtotal', amountPaise: 10_000 },
        { kind: 'ONLINE_PAYMENT_DISCOUNT', label: 'Online payment', amountPaise: -500 },
        { kind: 'DELIVERY_FEE', label: 'Delivery', amountPaise: 3_000 },
      ],
      toPayPaise: 12_500,
    },
    delivery: { minimumOrderPaise: 0, missingPaise: 0 },
  },
};

it('tells lines, totals and where the customer goes on', () => {
  expect(ucpCart(CART, { ...reader, language: 'hi' })).toMatchObject({
    id: 'secret',
    line_items: [
      {
        item: {
          id: '7',
          title: 'चाय',
          price: 5_000,
          image_url: 'https://shop.example/media/tea.webp',
        },
        totals: [{ amount: 10_000 }, { amount: 10_000 }],
      },
    ],
    currency: 'INR',
    totals: [
      { type: 'subtotal', amount: 10_000 },
      { type: 'discount', display_text: 'Online payment', amount: -500 },
      { type: 'fulfillment', amount: 3_000 },
      { type: 'total', amount: 12_500 },
    ],
    continue_url: 'https://shop.example/client/list',
    expires_at: '2026-12-04T03:00:00.000Z',
  });
  expect(ucpCart(CART, reader)).not.toHaveProperty('messages');
});

it('leaves out a discount of nothing, which the protocol does not know', () => {
  const steps = [
    { kind: 'SUBTOTAL', label: 'Subtotal', amountPaise: 5 },
    { kind: 'ONLINE_PAYMENT_DISCOUNT', label: 'Online payment', amountPaise: 0 },
  ];
  const { delivery } = CART.quote;
  const cheap = { ...CART, quote: { bill: { steps, toPayPaise: 5 }, delivery } };
  expect(ucpCart(cheap, reader).totals.map(({ type }) => type)).toEqual(['subtotal', 'total']);
});

it('never says that a program may complete a checkout, and what is to be mended first', () => {
  const carts = fc.record({
    exceedsStock: fc.boolean(),
    isHidden: fc.boolean(),
    missingPaise: fc.nat(),
    isEmpty: fc.boolean(),
  });
  fc.assert(
    fc.property(carts, ({ exceedsStock, isHidden, missingPaise, isEmpty }) => {
      const { status, messages = [] } = ucpCheckout(
        {
          ...CART,
          lines: isEmpty ? [] : [{ ...LINE, exceedsStock, isHidden }],
          quote: { ...CART.quote, delivery: { minimumOrderPaise: 50_000, missingPaise } },
        },
        reader,
      );
      const isMendable = exceedsStock || isHidden || missingPaise > 0 || isEmpty;
      expect(status).toBe(isMendable ? 'incomplete' : 'requires_escalation');
      expect(messages.at(-1)?.code).toBe('customer_approval_required');
      expect(messages.length > 1).toBe(isMendable);
    }),
  );
});

it('warns of what the shop does not have, which holds nothing up', () => {
  const { status, messages = [] } = ucpCheckout({ ...CART, notSold: ['X-1'] }, reader);
  expect(status).toBe('requires_escalation');
  expect(messages[0]).toMatchObject({ type: 'warning', content: 'There is no product X-1' });
});

it('leads nowhere from a checkout that is called off', () => {
  const canceled = canceledCheckout(CART, reader);
  expect(canceled.status).toBe('canceled');
  expect(canceled).not.toHaveProperty('continue_url');
});

describe('a checkout whose customer ordered', () => {
  const told = (status: OrderStatus, wasPlaced = false) =>
    ucpCheckout({ ...CART, order: { id: 12, status, wasPlaced } }, reader);
  const orderUrl = `${reader.shop.publicUrl}/client/order/12`;

  it.each([OrderStatus.SUCCESS, OrderStatus.DELIVERED, OrderStatus.CANCELLED])(
    'is completed once the order was placed, and names it, also while that is %s',
    (status) => {
      const checkout = told(status, true);
      expect(checkout).toMatchObject({
        status: 'completed',
        order: { id: CART.id, label: '12', permalink_url: orderUrl },
      });
      expect(checkout).not.toHaveProperty('continue_url');
    },
  );

  it('waits while the order is to be paid, and is canceled with it', () => {
    expect(told(OrderStatus.PENDING)).toMatchObject({
      status: 'requires_escalation',
      continue_url: orderUrl,
    });
    expect(told(OrderStatus.CANCELLED)).toMatchObject({ status: 'canceled' });
  });
});
