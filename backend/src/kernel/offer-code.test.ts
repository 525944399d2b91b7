import fc from 'fast-check';
import { OFFER_CODE_PATTERN, readOfferCode } from './offer-code';

describe('readOfferCode', () => {
  it('reads a code whatever its case and the spaces around it', () => {
    const anyCode = fc.stringMatching(/^[A-Z0-9-]{3,40}$/);
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(readOfferCode(`\t ${code.toLowerCase()}  `)).toBe(code);
        expect(OFFER_CODE_PATTERN.test(code)).toBe(true);
      }),
    );
  });

  it.each([undefined, null, 5, {}, ['CODE']])('takes %p for no code', (typed) => {
    expect(readOfferCode(typed)).toBe('');
  });
});
