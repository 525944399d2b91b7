import { describe, expect, it } from 'vitest';

import { roleHint, roleText, staffRoles } from './staff-role.rules';

describe('the jobs of a shop', () => {
  it('have a name and a word on what they are about', () => {
    for (const role of staffRoles) {
      expect(roleText[role]).not.toBe('');
      expect(roleHint[role]).not.toBe('');
    }
  });
});
