import { describe, expect, it } from 'vitest';

import { nameScopes, scopes, scopeText } from './scope.rules';
import {
  inputOfTokenForm,
  daysLeft,
  expiresSoon,
  tokenFormChecks as checks,
} from './token-form.rules';

describe('the form of a token', () => {
  it.each([
    ['name', '', 'Say what it is for, in 1 to 60 letters'],
    ['name', '   ', 'Say what it is for, in 1 to 60 letters'],
    ['name', 'x'.repeat(61), 'Say what it is for, in 1 to 60 letters'],
    ['name', 'Stock scales', true],
    ['days', '0', 'Days are 1 to 365'],
    ['days', '366', 'Days are 1 to 365'],
    ['days', '1.5', 'Days are 1 to 365'],
    ['days', '', 'Days are 1 to 365'],
    ['days', '365', true],
  ] as const)('checks the %s "%s"', (field, text, outcome) => {
    expect(checks[field](text)).toBe(outcome);
  });

  it('needs a scope', () => {
    expect(checks.scopes([])).toBe('Choose at least one');
    expect(checks.scopes(['READ_ORDERS'])).toBe(true);
  });

  it('becomes what the API takes', () => {
    const form = { name: ' Scales ', namespace: ' ', scopes: ['READ_ORDERS' as const], days: '30' };
    const input = { name: 'Scales', scopes: ['READ_ORDERS'], expiresInDays: 30 };
    expect(inputOfTokenForm(form)).toEqual(input);
    const namespace = 'token-81';
    expect(inputOfTokenForm({ ...form, namespace })).toEqual({ ...input, namespace });
  });
});

it('scopes have plain words, in one order', () => {
  expect(nameScopes(['READ_ORDERS', 'MANAGE_CATALOGUE'])).toBe('Keep products, Read orders');
  for (const scope of scopes) expect(scopeText[scope].hint).not.toBe('');
});

it('a token ends at its instant, and expires soon in the two weeks before', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(daysLeft('2026-11-21T10:00:00Z', now)).toBe(0);
  expect(daysLeft('2026-11-21T10:00:01Z', now)).toBe(1);
  expect(expiresSoon('2026-11-21T10:00:00Z', now)).toBe(false);
  expect(expiresSoon('2026-12-05T10:00:00Z', now)).toBe(true);
  expect(expiresSoon('2026-12-05T10:00:01Z', now)).toBe(false);
});
