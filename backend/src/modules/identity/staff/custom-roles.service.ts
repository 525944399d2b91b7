import { isDeepStrictEqual } from 'node:util';
import { EventSubject, actorOf } from '../../../kernel/domain-event';
import { Permission, builtInRoles, permissions, permissionsOf } from '../../../kernel/permissions';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { identityMessages } from '../identity.messages';
import { Admin } from './admin.entity';
import { CustomRole } from './custom-role.entity';
import { CustomRoleInput } from './custom-role.input';
import { permissionName } from './permission.enum';
import { StaffChange, assertWithin, beginStaffChange } from './staff-change';
import { StaffRoles } from './staff-roles.type';

/** More would be a mistake, and make the list of roles too long. */
const MOST_ROLES = 50;

/** The values of a role; unvalidated. */
type RoleValues = Partial<Record<keyof CustomRoleInput, unknown>>;

/** The roles that owners define from the available permissions. */
export class CustomRolesService {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /** All roles of the shop. Throws UNAUTHENTICATED, FORBIDDEN. */
  async all(viewer: Viewer): Promise<StaffRoles> {
    requireStaff(viewer, 'manage-staff');
    const custom = await this.database.read.find(CustomRole, { order: { name: 'ASC', id: 'ASC' } });
    const builtIn = builtInRoles.map((role) => ({ role, permissions: [...permissionsOf(role)] }));
    return { builtIn, custom };
  }

  /**
   * Creates a role.
   * @throws UNAUTHENTICATED, VALIDATION, ROLE_NAME_TAKEN, FORBIDDEN if it allows more than the caller's own
   */
  async add(viewer: Viewer, values: RoleValues): Promise<CustomRole> {
    const caller = requireStaff(viewer, 'manage-staff');
    const about = await readRole(values);
    return this.database.write(async (tx) => {
      const change = await beginStaffChange(tx, caller);
      await assertMayBe(tx, change, about);
      if ((await tx.count(CustomRole)) >= MOST_ROLES) throw tooMany();
      const role = await tx.save(tx.create(CustomRole, { ...about, version: 1 }));
      await this.record(tx, caller, role.id, { action: 'staff-role.added', after: about });
      return role;
    });
  }

  /**
   * Changes a role, effective from the next request of everybody who has it.
   * @param expectedVersion the version that the caller changed: a later one is not overwritten
   * @throws UNAUTHENTICATED, VALIDATION, NOT_FOUND, CONFLICT, ROLE_NAME_TAKEN, FORBIDDEN if it allows or allowed more
   *   than the caller's own
   */
  async change(
    viewer: Viewer,
    id: number,
    values: RoleValues,
    expectedVersion: number,
  ): Promise<CustomRole> {
    const caller = requireStaff(viewer, 'manage-staff');
    const about = await readRole(values);
    return this.database.write(async (tx) => {
      const change = await beginStaffChange(tx, caller);
      const role = await findSeen(tx, id, expectedVersion, about);
      assertWithin(change, role.permissions);
      await assertMayBe(tx, change, about, id);
      const before = valuesOf(role);
      if (isDeepStrictEqual(before, about)) return role;
      const version = role.version + 1;
      await tx.update(CustomRole, { id }, { ...about, version });
      await this.record(tx, caller, id, { action: 'staff-role.changed', before, after: about });
      return tx.merge(CustomRole, role, { ...about, version });
    });
  }

  /**
   * Removes a role that no staff member has.
   * @throws UNAUTHENTICATED, NOT_FOUND, CONFLICT, ROLE_IN_USE, FORBIDDEN if it allows more than the caller's own
   */
  async remove(viewer: Viewer, id: number, expectedVersion: number): Promise<void> {
    const caller = requireStaff(viewer, 'manage-staff');
    await this.database.write(async (tx) => {
      const change = await beginStaffChange(tx, caller);
      const role = await findSeen(tx, id, expectedVersion);
      assertWithin(change, role.permissions);
      if (await tx.existsBy(Admin, { customRoleId: id }))
        throw new ShopError('ROLE_IN_USE', identityMessages.roleInUse());
      await tx.delete(CustomRole, { id });
      const before = valuesOf(role);
      await this.record(tx, caller, id, { action: 'staff-role.removed', before });
    });
  }

  private record(
    tx: Transaction,
    caller: StaffViewer,
    subjectId: number,
    what: { action: string; before?: object; after?: object },
  ): Promise<void> {
    const subject = EventSubject.STAFF_ROLE;
    return this.events.record(tx, [{ actor: actorOf(caller), subject, subjectId, ...what }]);
  }
}

/** The permissions in their fixed order, whatever the order of the input. */
async function readRole(values: RoleValues): Promise<CustomRoleInput> {
  const { name, permissions: given } = await assertValid(CustomRoleInput, trimTexts(values));
  return { name, permissions: permissions.filter((permission) => given.includes(permission)) };
}

function valuesOf({ name, permissions: allowed }: CustomRoleInput): CustomRoleInput {
  return { name, permissions: allowed };
}

async function findSeen(
  tx: Transaction,
  id: number,
  expectedVersion: number,
  submitted?: CustomRoleInput,
): Promise<CustomRole> {
  const role = await tx.findOneBy(CustomRole, { id });
  if (!role) throw notFound('role', 'id');
  if (role.version === expectedVersion) return role;
  const message = identityMessages.roleChanged();
  const current = { ...shown(role), version: role.version };
  const details = { current, ...(submitted && { submitted: shown(submitted) }) };
  throw new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, details);
}

/** A role with its permissions by their GraphQL names. */
function shown({ name, permissions: allowed }: { name: string; permissions: Permission[] }) {
  return { name, permissions: allowed.map(permissionName) };
}

/** Checks a new or changed role: its name is unique in any case, and the caller may grant what it allows. */
async function assertMayBe(
  tx: Transaction,
  change: StaffChange,
  { name, permissions: given }: CustomRoleInput,
  id?: number,
): Promise<void> {
  assertWithin(change, given);
  const others = await tx.find(CustomRole, { select: { id: true, name: true } });
  const key = name.toLowerCase();
  if (!others.some((other) => other.id !== id && other.name.toLowerCase() === key)) return;
  const message = identityMessages.roleNameTaken();
  throw new ShopError('ROLE_NAME_TAKEN', message, { name: message });
}

function tooMany(): ShopError {
  const message = identityMessages.roleCount({ most: MOST_ROLES });
  return new ShopError('VALIDATION', message, { name: message });
}
