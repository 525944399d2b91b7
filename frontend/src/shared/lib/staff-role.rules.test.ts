import { describe, expect, it } from 'vitest';

import { mayDo, roleHint, roleText, staffRoles } from './staff-role.rules';

describe('the jobs of a shop', () => {
  it('have a name and a word on what they are about', () => {
    for (const role of staffRoles) {
      expect(roleText[role]).not.toBe('');
      expect(roleHint[role]).not.toBe('');
    }
  });

  it.each([
    ['OWNER', 'manage-staff', true],
    ['OWNER', 'read-audit', true],
    ['CATALOGUE', 'manage-catalogue', true],
    ['CATALOGUE', 'manage-vouchers', false],
    ['CATALOGUE', 'read-orders', false],
    ['ORDERS', 'refund-payments', true],
    ['ORDERS', 'read-messages', false],
    ['SUPPORT', 'read-orders', true],
    ['SUPPORT', 'move-orders', false],
    ['SUPPORT', 'read-messages', true],
  ] as const)('%s and %s: %s', (role, permission, may) => {
    expect(mayDo(role, permission)).toBe(may);
  });
});
