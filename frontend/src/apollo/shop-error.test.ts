import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';

import { toShopError } from './shop-error';

const answered = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Email is taken', extensions }] });

describe('what went wrong', () => {
  it('has the code, the text and the fields of the server', () => {
    const error = answered({ code: 'EMAIL_TAKEN', fields: { email: 'Email is taken', odd: 1 } });
    expect(toShopError(error)).toEqual({
      code: 'EMAIL_TAKEN',
      message: 'Email is taken',
      fields: { email: 'Email is taken' },
    });
  });

  it('is INTERNAL where the server gives no code', () => {
    expect(toShopError(answered({}))).toMatchObject({ code: 'INTERNAL', fields: {} });
  });

  it('is UNREACHABLE where no answer came', () => {
    expect(toShopError(new TypeError('Failed to fetch'))).toMatchObject({ code: 'UNREACHABLE' });
  });
});
