import fc from 'fast-check';
import { loggedError } from './logged-error';
import { withoutSecrets, withoutTelltales } from './secrets.rules';

const SECRET = 'Xy7-Secret-Qz9';

describe('withoutSecrets', () => {
  it.each([
    'password',
    'currentPassword',
    'newPassword',
    'passwordHash',
    'token',
    'accessToken',
    'cardNumber',
    'cvv',
    'authorization',
    'Authorization',
    'cookie',
    'set-cookie',
    'setCookie',
    'parameters',
  ])('hides %s at any depth', (name) => {
    const path = fc.array(fc.constantFrom('input', 'user', 'list'), { maxLength: 5 });
    fc.assert(
      fc.property(path, (names) => {
        const wrap = (inner: unknown, key: string) => (key === 'list' ? [inner] : { [key]: inner });
        const logged = withoutSecrets(names.reduce(wrap, { [name]: SECRET }));
        expect(JSON.stringify(logged)).not.toContain(SECRET);
      }),
    );
  });

  it('keeps what is no secret', () => {
    const details = { code: 'NOT_FOUND', status: 404, viewer: { role: 'admin', apiTokenId: 3 } };
    expect(withoutSecrets(details)).toEqual(details);
  });

  it('follows nothing that goes round in circles', () => {
    const round: Record<string, unknown> = {};
    round.again = round;
    expect(() => JSON.stringify(withoutSecrets(round))).not.toThrow();
  });
});

describe('withoutTelltales', () => {
  it.each([
    [`Duplicate entry '${SECRET}' for key 'uq_customers_email'`],
    [`Incorrect string value: '${SECRET}' for column 'name'`],
    [`Unexpected token 'S', ..."word": "${SECRET}"}" is not valid JSON`],
    [`Authorization: Bearer ${SECRET}`],
    [`https://shop.example/reset-password#token=${SECRET}`],
    [`$argon2id$v=19$m=19456,t=2,p=1$${SECRET}`],
    [`mysql://shop:${SECRET}@db:3306/shop`],
  ])('of %s', (text) => {
    expect(withoutTelltales(text)).not.toContain(SECRET);
  });

  it('leaves other texts as they are', () => {
    const text = 'The database does not answer: connect ECONNREFUSED 127.0.0.1:3306';
    expect(withoutTelltales(text)).toBe(text);
  });
});

describe('loggedError', () => {
  it('tells type, message, stack, codes and causes, and nothing that a driver adds', () => {
    const driver = Object.assign(new Error(`Duplicate entry '${SECRET}' for key 'k'`), {
      errno: 1062,
      sqlState: '23000',
      sql: `INSERT ... '${SECRET}'`,
    });
    const failed = Object.assign(new Error('It failed', { cause: driver }), {
      parameters: [SECRET],
      driverError: driver,
    });
    const logged = loggedError(new AggregateError([failed], 'Some failed'));
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect(logged).toMatchObject({
      type: 'AggregateError',
      message: 'Some failed',
      errors: [{ message: 'It failed', cause: { errno: 1062, sqlState: '23000' } }],
    });
  });

  it('ends where causes go round in circles', () => {
    const error = new Error('round');
    error.cause = error;
    expect(() => JSON.stringify(loggedError(error))).not.toThrow();
  });
});
