import { isHsn } from './gst.rules';

describe('an HSN code', () => {
  it.each(['0713', '071320', '07132000'])('may be %s', (digits) => {
    expect(isHsn(digits)).toBe(true);
  });

  it.each(['', '07', '071', '07132', '0713200', '071320001', '07l3', ' 0713', '०७१३'])(
    'may not be %j',
    (digits) => {
      expect(isHsn(digits)).toBe(false);
    },
  );
});
