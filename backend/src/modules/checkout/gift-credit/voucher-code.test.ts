import { OFFER_CODE_PATTERN } from '../../../kernel/offer-code';
import { randomVoucherCode } from './voucher-code';

describe('randomVoucherCode', () => {
  it('generates codes that can be typed, and none twice', () => {
    const codes = Array.from({ length: 2000 }, randomVoucherCode);
    for (const code of codes) {
      expect(code).toMatch(/^GIFT(-[A-HJ-NP-Z2-9]{4}){3}$/);
      expect(code).toMatch(OFFER_CODE_PATTERN);
    }
    expect(new Set(codes).size).toBe(2000);
  });
});
