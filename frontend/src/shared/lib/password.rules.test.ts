import { describe, expect, it } from 'vitest';

import {
  checkNewPassword,
  checkPasswordGiven,
  isGoodPassword,
  passwordHint,
} from './password.rules';

describe('a new password', () => {
  it.each(['Mangoes@2026', 'Abcdefg1', 'A1 345678'])('is good: %s', (password) => {
    expect(isGoodPassword(password)).toBe(true);
    expect(checkNewPassword(password)).toBe(true);
  });

  it.each(['', 'Mango@1', 'mangoes@2026', 'Mangoes@Ripe'])('is refused: "%s"', (password) => {
    expect(checkNewPassword(password)).toBe(passwordHint());
  });
});

it('the password that one has must not be blank', () => {
  expect(checkPasswordGiven('  ')).toBe('Password should not be blank');
  expect(checkPasswordGiven('x')).toBe(true);
});
