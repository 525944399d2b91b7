import { GraphQLError, GraphQLFormattedError } from 'graphql';
import { notFound } from '../../kernel/shop-error';
import { formatGraphqlError, statusOf } from './error-format';

const INTERNAL = { message: 'Something went wrong on our side', extensions: { code: 'INTERNAL' } };

function format(original: Error, code = 'INTERNAL_SERVER_ERROR'): GraphQLFormattedError {
  const error = new GraphQLError(original.message, { originalError: original, path: ['order'] });
  return formatGraphqlError(
    { message: original.message, path: ['order'], extensions: { code } },
    error,
  );
}

describe('formatGraphqlError', () => {
  it('tells our own failures as they are', () => {
    expect(format(notFound('order', 'id'))).toMatchObject({
      message: 'No such order',
      path: ['order'],
      extensions: {
        code: 'NOT_FOUND',
        messageId: 'kernel.noSuchOrder',
        params: {},
        fields: { id: 'No such order' },
        fieldMessages: { id: { messageId: 'kernel.noSuchOrder', params: {} } },
      },
    });
  });

  it.each([
    new Error('SQLITE_ERROR: no such table: customers'),
    new TypeError("Cannot read properties of undefined (reading 'id')"),
    Object.assign(new Error('SELECT * FROM customers'), { code: 'ER_PARSE_ERROR', errno: 1064 }),
    new GraphQLError('Cannot return null for non-nullable field Order.id.'),
  ])('tells nothing of %s', (error) => {
    expect(format(error)).toMatchObject(INTERNAL);
    expect(JSON.stringify(format(error))).not.toContain(error.message);
  });

  it('tells that the shop is busy where the database cannot be reached', () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3306'), {
      code: 'ECONNREFUSED',
    });
    expect(format(lost)).toMatchObject({
      message: 'The shop is busy, please try again',
      extensions: { code: 'UNAVAILABLE' },
    });
  });

  it.each([
    [
      'String cannot represent a non string value: ["; Secret@1"]',
      'String cannot represent a non string value',
    ],
    [
      'Value "Secret@1" does not exist in "Gender" enum.',
      'This value does not exist in "Gender" enum.',
    ],
    [
      'Int cannot represent non-integer value: "Secret@1"',
      'Int cannot represent non-integer value',
    ],
    [
      'DateTime cannot represent an invalid date-time-string Secret@1.',
      'DateTimeISO should be like 2026-01-31T10:15:30Z',
    ],
    ['LocalDate should be a day as yyyy-MM-dd', 'LocalDate should be a day as yyyy-MM-dd'],
  ])('repeats the reason and not the value: %s', (cause, reason) => {
    const message = `Variable "$input" got invalid value ["; Secret@1"] at "input.password"; ${cause}`;
    const error = new GraphQLError(message, { originalError: new GraphQLError(cause) });
    const formatted = { message, extensions: { code: 'BAD_USER_INPUT' } };
    expect(formatGraphqlError(formatted, error)).toMatchObject({
      message: reason,
      extensions: { code: 'VALIDATION', fields: { password: reason } },
    });
  });
});

describe('statusOf', () => {
  it.each([
    ['VALIDATION', 400],
    ['PAYMENT_DECLINED', 402],
    ['OUT_OF_STOCK', 409],
    ['INTERNAL', 500],
    ['GRAPHQL_PARSE_FAILED', 400],
    [undefined, 400],
  ])('of %s is %p', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });
});
