import fc from 'fast-check';
import { readRecordId } from './record-id';
import { ShopError } from './shop-error';

function refusal(value: unknown): [string, string, object | undefined] {
  try {
    readRecordId(value, 'order', 'orderId');
  } catch (error) {
    const { code, message, fields } = error as ShopError;
    return [code, message, fields];
  }
  throw new Error(`${String(value)} was taken`);
}

describe('readRecordId', () => {
  it('reads every id that a record can have, from a number or its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(readRecordId(id, 'order', 'orderId')).toBe(id);
        expect(readRecordId(String(id), 'order', 'orderId')).toBe(id);
      }),
    );
  });

  it.each(['', ' ', '2x', '1.5', '-1', '+1', '1e3', '0x10', 'NaN', '٣', 1.5, -1, NaN, Infinity])(
    'refuses %p, which is no number of a record',
    (value) => {
      const message = 'orderId should be a number';
      expect(refusal(value)).toEqual(['VALIDATION', message, { orderId: message }]);
    },
  );

  it.each([null, undefined, true, {}, [], [1], ['1'], Symbol('1')])('refuses %p', (value) => {
    expect(refusal(value)[0]).toBe('VALIDATION');
  });

  it.each([0, '0', '00', 2_147_483_648, '2147483648', '9'.repeat(400)])(
    'knows that nothing has the id %p',
    (value) => {
      expect(refusal(value)).toEqual(['NOT_FOUND', 'No such order', { orderId: 'No such order' }]);
    },
  );

  it('never answers anything but a whole number from 1', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          expect(readRecordId(value, 'order', 'orderId')).toBeGreaterThanOrEqual(1);
        } catch (error) {
          expect(error).toBeInstanceOf(ShopError);
        }
      }),
    );
  });
});
