import { upiRequestOf } from './upi-request.rules';

const payee = { payeeAddress: 'grocessay.shop@okbank', payeeName: 'Grocessay & Sons' };

describe('a request to pay by UPI', () => {
  it('names payee, exact amount, currency and reference, and breaks no link', () => {
    const order = { id: 123, collectedPaise: 0, openPaise: 38_905 };
    const { link, reference } = upiRequestOf('GRO', payee, order);
    expect(reference).toBe('GRO123');
    expect(link).toBe(
      'upi://pay?pa=grocessay.shop@okbank&pn=Grocessay%20%26%20Sons&am=389.05&cu=INR&tr=GRO123&tn=Order%20123',
    );
    const query = new URLSearchParams(link.split('?')[1]);
    expect(query.get('pn')).toBe('Grocessay & Sons');
  });

  it('has another reference for the rest once a part was paid', () => {
    const order = { id: 123, collectedPaise: 10_000, openPaise: 7 };
    const { link, reference } = upiRequestOf('GR-O', payee, order);
    expect(reference).toBe('GRO123P10000');
    expect(link).toContain('&am=0.07&');
  });
});
