import fc from 'fast-check';
import { StaffRole, permissions, permissionsOf } from '../../../kernel/permissions';
import { ApiScope, permissionsOfToken } from './api-scope';

describe('the scopes of API tokens', () => {
  it('are all permissions but that over the staff', () => {
    const names = permissions.filter((permission) => permission !== 'manage-staff');
    expect(Object.values<string>(ApiScope).sort()).toEqual([...names].sort());
  });

  it('allow what they say and their owner may, and nothing else', () => {
    const scopes = fc.subarray(Object.values(ApiScope));
    const roles = fc.constantFrom(...Object.values(StaffRole));
    fc.assert(
      fc.property(scopes, roles, (given, role) => {
        const allowed = permissionsOfToken(given, permissionsOf(role));
        for (const permission of permissions)
          expect(allowed.has(permission)).toBe(
            (given as string[]).includes(permission) && permissionsOf(role).has(permission),
          );
      }),
    );
  });
});
