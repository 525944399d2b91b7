import fc from 'fast-check';
import { validationError } from '../../kernel/shop-error';
import { namingFields, wholeNumber } from './rest-body';
import { kernelMessages } from '../../kernel/kernel.messages';

describe('wholeNumber', () => {
  it('reads whole numbers that came as text', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(wholeNumber(String(number))).toBe(number);
        expect(wholeNumber(` ${number} `)).toBe(number);
        expect(wholeNumber(number)).toBe(number);
      }),
    );
  });

  it.each(['', ' ', '2x', '1.5', '1.0', '1e3', '0x10', 'NaN', '--1', '+1', '1 2', '9'.repeat(16)])(
    'leaves %j as it is, to be refused',
    (text) => {
      expect(wholeNumber(text)).toBe(text);
    },
  );

  it('makes a number of nothing but a text of digits', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (typeof value !== 'string') expect(wholeNumber(value)).toBe(value);
      }),
    );
  });
});

describe('namingFields', () => {
  it('names the fields as the contract does, and leaves the rest', async () => {
    const failing = async () => {
      throw validationError({
        email: kernelMessages.email(),
        other: kernelMessages.fieldNotValid(),
      });
    };
    await expect(namingFields({ email: 'emailID' }, failing)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'Email is not valid.',
      fields: { emailID: 'Email is not valid.', other: 'not valid' },
    });
  });

  it('passes other failures and results on', async () => {
    const failure = new Error('inside');
    await expect(namingFields({}, () => Promise.reject(failure))).rejects.toBe(failure);
    await expect(namingFields({}, async () => 5)).resolves.toBe(5);
  });
});
