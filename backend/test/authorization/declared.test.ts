import 'reflect-metadata';
import { AccessRule, assertAccess } from '../../src/kernel/access';
import { BuiltInRole, builtInRoles, permissionsOf } from '../../src/kernel/permissions';
import { ShopError } from '../../src/kernel/shop-error';
import { Viewer, guestViewer } from '../../src/kernel/viewer';
import { statusOf } from '../../src/platform/graphql/error-format';
import { rootFields } from '../schema/access-walk';
import { schema } from './graphql-transport';
import { outcomeOf } from './grid';
import { Column } from './kinds';
import { whoMayChange } from './who-may.mutations';
import { whoMayAsk } from './who-may.queries';

const staff = (role: BuiltInRole): Viewer => ({
  role: 'admin',
  adminId: 1,
  permissions: permissionsOf(role),
});
const callers: [Column, Viewer][] = [
  ['guest', guestViewer],
  ['customer', { role: 'customer', sessionId: 1, customerId: 1 }],
  ...builtInRoles.map((role): [Column, Viewer] => [role, staff(role)]),
];
const tables = { ...whoMayAsk, ...whoMayChange };

/** For these rules, the service checks the permission. */
const OPEN_RULES: ReadonlySet<AccessRule> = new Set(['anyone', 'self', 'staff']);

/** The verdict of an operation's rule on a caller, before its service is called. */
function verdict(viewer: Viewer, rule: AccessRule): number | 'on' {
  try {
    assertAccess(viewer, rule);
    return 'on';
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return statusOf(error.code);
  }
}

/**
 * The matrix calls each operation as everybody, which takes minutes. This compares the declared rules with its tables:
 * anybody who changes an access rule has to change the table, too.
 */
describe('what operations declare', () => {
  const declared = rootFields(schema)
    .filter(([path]) => path in tables)
    .map(([path, { extensions }]) => [path, extensions.access as AccessRule] as const);

  it('is known of nearly all', () => {
    expect(declared.length).toBeGreaterThan(120);
  });

  it.each(declared)('%s is for who may %s, as in the tables', (path, rule) => {
    const others = callers.flatMap(([column, viewer]) => {
      const said = verdict(viewer, rule);
      const outcome = outcomeOf(tables[path] ?? '', column, 'own');
      const isRefused = outcome === 401 || outcome === 403;
      // Beyond the open rules, the service decides by itself.
      const isSame = said === 'on' ? !isRefused || OPEN_RULES.has(rule) : outcome === said;
      return isSame ? [] : [`${column}: ${said}, and ${outcome} in the table`];
    });
    expect(others).toEqual([]);
  });
});
