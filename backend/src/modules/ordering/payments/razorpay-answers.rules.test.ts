import {
  RazorpayPayment,
  cardOfRazorpay,
  isForSum,
  readRazorpayEvent,
  refundKeyOf,
  refundResultOfRazorpay,
} from './razorpay-answers.rules';

const payment: RazorpayPayment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 9500,
  currency: 'INR',
  status: 'captured',
  captured: true,
  amount_refunded: 0,
  created_at: 1_790_000_000,
};
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'processed' } as const;

describe('news of Razorpay', () => {
  it('are read by their kind and what they are about', () => {
    const news = { event: 'payment.captured', payload: { payment: { entity: { id: 'pay_1' } } } };
    expect(readRazorpayEvent(Buffer.from(JSON.stringify(news)))).toEqual(news);
  });

  it.each(['', '{', 'null', '[]', '{"event":"","payload":{}}', `{"event":"${'x'.repeat(101)}"}`])(
    'are none: %s',
    (text) => {
      expect(readRazorpayEvent(Buffer.from(text))).toBeUndefined();
    },
  );
});

describe('a payment at Razorpay', () => {
  it('is for a sum in rupees only', () => {
    expect(isForSum(payment, 9500)).toBe(true);
    expect(isForSum(payment, 9501)).toBe(false);
    expect(isForSum({ ...payment, currency: 'USD' }, 9500)).toBe(false);
  });

  it('tells brand and last four digits of its card', () => {
    const card = { last4: '1111', network: 'RuPay' };
    expect(cardOfRazorpay({ ...payment, card })).toEqual({
      cardBrand: 'RuPay',
      cardLastFour: '1111',
      cardExpiryYear: null,
    });
    expect(cardOfRazorpay({ ...payment, card: null })).toBeUndefined();
    expect(cardOfRazorpay({ ...payment, card: { last4: '' } })).toBeUndefined();
  });
});

describe('a refund at Razorpay', () => {
  it.each([
    ['processed', { outcome: 'refunded', reference: 'rfnd_1' }],
    ['pending', { outcome: 'pending', reference: 'rfnd_1' }],
    ['failed', { outcome: 'refused', reason: 'Razorpay: failed' }],
  ] as const)('that is %s', (status, result) => {
    expect(refundResultOfRazorpay({ ...refund, status })).toEqual(result);
  });

  it('is the shop’s own where its notes have the key', () => {
    expect(refundKeyOf({ ...refund, notes: { idempotencyKey: 'order-1' } })).toBe('order-1');
    expect(refundKeyOf({ ...refund, notes: [] })).toBeUndefined();
    expect(refundKeyOf(refund)).toBeUndefined();
  });
});
