import fc from 'fast-check';
import { Permission, builtInRoles, permissions, permissionsOf } from '../../../kernel/permissions';
import { ApiScope, permissionsOfToken } from './api-scope';

/** The scope with the name of a permission. */
function scopeOf(permission: Permission): string {
  if (permission === 'read-customer-emails') return 'read-orders';
  return ['cancel-orders', 'pick-orders'].includes(permission) ? 'move-orders' : permission;
}

/** Permissions that no program can have. */
const OF_PEOPLE: readonly Permission[] = ['manage-staff', 'deliver-orders', 'settle-cash'];

describe('the scopes of API tokens', () => {
  it('have all permissions but those that only people have', () => {
    const names = permissions.filter((each) => !OF_PEOPLE.includes(each)).map(scopeOf);
    expect(Object.values<string>(ApiScope).sort()).toEqual([...new Set(names)].sort());
  });

  it('allow what they say and their owner may, and nothing else', () => {
    const scopes = fc.subarray(Object.values(ApiScope));
    const roles = fc.constantFrom(...builtInRoles);
    fc.assert(
      fc.property(scopes, roles, (given, role) => {
        const allowed = permissionsOfToken(given, permissionsOf(role));
        for (const permission of permissions)
          expect(allowed.has(permission)).toBe(
            (given as string[]).includes(scopeOf(permission)) &&
              permissionsOf(role).has(permission),
          );
      }),
    );
  });
});
