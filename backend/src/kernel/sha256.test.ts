import { sha256 } from './sha256';

describe('sha256', () => {
  it('is the one of the standard (FIPS 180-4, its example), in hex', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
