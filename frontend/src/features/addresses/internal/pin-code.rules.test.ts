import { expect, it } from 'vitest';

import { checkPinCodeDigits } from './pin-code.rules';

it.each([
  ['400601', true],
  ['40060', false],
  ['4006011', false],
  ['000601', false],
  ['40060x', false],
])('pin code %s: %s', (pinCode, good) => {
  expect(checkPinCodeDigits(pinCode) === true).toBe(good);
});
