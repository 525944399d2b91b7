import { describe, expect, it } from 'vitest';

import { isEmail } from './email.rules';

describe('an e-mail address', () => {
  it.each(['asha@grocessay.test', 'a.b-c_9@shop.co.in', 'A@B-c.IN', 'x@1.info'])(
    'is valid: %s',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    '',
    'asha',
    'asha@shop',
    'asha@shop.i',
    'asha@shop.toolong',
    'as ha@shop.in',
    'asha@@shop.in',
    'asha+1@shop.in',
    '@shop.in',
    'asha@.in',
    'asha@shop.in ',
  ])('is not valid: "%s"', (email) => expect(isEmail(email)).toBe(false));
});
