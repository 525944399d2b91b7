import { randomBytes } from 'node:crypto';
import { actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { StaffRole } from '../../../kernel/permissions';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, requireStaff } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { expiryOf } from '../credentials/one-time-link.rules';
import { hashPassword } from '../credentials/password';
import { Admin, permissionsOfMember } from './admin.entity';
import { CustomRole } from './custom-role.entity';
import { StaffChange, assertWithin, beginStaffChange } from './staff-change';
import { StaffInput } from './staff.input';
import { identityMessages } from '../identity.messages';

/** The role of a member: a built-in one, or one of the shop's own by its number. */
export interface AssignedRole {
  role: StaffRole;
  customRoleId?: string | null;
}

/** A staff member as stored. */
type Member = Pick<
  Admin,
  'email' | 'role' | 'customRoleId' | 'passwordHash' | 'createdAt' | 'invitedUntil'
>;

/** Adds, changes and removes staff members. */
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly mails: MailService,
  ) {}

  /** All staff members, the first one first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<Admin[]> {
    requireStaff(viewer, 'manage-staff');
    return this.database.read.find(Admin, { order: { id: 'ASC' } });
  }

  /**
   * Adds a staff member and sends them a link to choose a password; until then no password opens their login. Somebody
   * who was invited to the same role and has not chosen one yet is sent a new link.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, EMAIL_TAKEN whatever the case of the address
   */
  async add(viewer: Viewer, values: Partial<Record<keyof StaffInput, unknown>>): Promise<Admin> {
    const caller = requireStaff(viewer, 'manage-staff');
    const input = await assertValid(StaffInput, trimTexts(values));
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const createdAt = this.clock.now();
    const newcomer = {
      email: input.email.toLowerCase(),
      ...readRole(input),
      passwordHash,
      createdAt,
      invitedUntil: expiryOf('staff-invitation', createdAt),
    };
    const admin = await this.invite(caller, newcomer);
    this.mails.sendSoon();
    return admin;
  }

  /**
   * Gives a member another role, effective from the next request of all their sessions and tokens.
   * @param expectedVersion the version of the role that the caller changed: a later one is not overwritten
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT, LAST_OWNER
   */
  async changeRole(
    viewer: Viewer,
    id: number,
    assigned: AssignedRole,
    expectedVersion: number | null = null,
  ): Promise<Admin> {
    const caller = requireStaff(viewer, 'manage-staff');
    const next = readRole(assigned);
    return this.database.write(async (tx) => {
      const { admin, change } = await this.takeInHand(tx, caller, id, next.role);
      const customRole = await assignable(tx, change, next);
      const { role, customRoleId } = admin;
      if (role === next.role && customRoleId === next.customRoleId) return admin;
      if (expectedVersion !== null && expectedVersion !== admin.roleVersion)
        throw changedMeanwhile(admin, next);
      const roleVersion = admin.roleVersion + 1;
      await tx.update(Admin, { id }, { ...next, roleVersion });
      const values = { before: roleValues(admin), after: roleValues(next) };
      await this.record(tx, caller, { action: 'staff.role-changed', subjectId: id, ...values });
      return Object.assign(admin, next, { customRole, roleVersion });
    });
  }

  /**
   * Removes a staff member and ends their sessions and tokens. Records of their work keep their number.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LAST_OWNER
   */
  async remove(viewer: Viewer, id: number): Promise<void> {
    const caller = requireStaff(viewer, 'manage-staff');
    await this.database.write(async (tx) => {
      const { admin } = await this.takeInHand(tx, caller, id);
      await tx.delete(Admin, { id });
      const before = { email: admin.email, ...roleValues(admin) };
      await this.record(tx, caller, { action: 'staff.removed', subjectId: id, before });
    });
  }

  private invite(caller: StaffViewer, newcomer: Member): Promise<Admin> {
    const { email, role, customRoleId, passwordHash, invitedUntil } = newcomer;
    const work = async (tx: Transaction) => {
      const change = await beginStaffChange(tx, caller);
      const customRole = await assignable(tx, change, newcomer);
      const known = await tx.findOneBy(Admin, { email });
      // Hashes are salted: an equal hash means that this call added the member, and its first COMMIT seemed lost.
      if (known?.passwordHash === passwordHash) return known;
      if (known && !isInvitedAs(known, newcomer)) throw emailTaken();
      const member = known ?? (await tx.save(tx.create(Admin, newcomer)));
      const { id } = member;
      if (known) await tx.update(Admin, { id }, { invitedUntil });
      await this.mails.enqueue(tx, { kind: 'staff-invitation', recipient: email, adminId: id });
      const action = known ? 'staff.invited-again' : 'staff.added';
      const after = { email, ...roleValues({ role, customRoleId }) };
      await this.record(tx, caller, { action, subjectId: id, after });
      return Object.assign(member, { customRole, invitedUntil });
    };
    return this.database.write(work, { repeatable: true });
  }

  /** Locks the staff and returns the admin to change; checks that the shop keeps an owner afterwards. */
  private async takeInHand(
    tx: Transaction,
    caller: StaffViewer,
    id: number,
    role?: StaffRole,
  ): Promise<{ admin: Admin; change: StaffChange }> {
    const change = await beginStaffChange(tx, caller);
    const admin = await tx.findOneBy(Admin, { id });
    if (!admin) throw notFound('admin', 'id');
    assertWithin(change, admin.permissions);
    const isLast = change.owners.length === 1 && change.owners[0] === id;
    if (isLast && role !== StaffRole.OWNER)
      throw new ShopError('LAST_OWNER', identityMessages.lastOwner());
    return { admin, change };
  }

  private record(
    tx: Transaction,
    owner: StaffViewer,
    what: { action: string; subjectId: number; before?: object; after?: object },
  ): Promise<void> {
    return this.events.record(tx, [{ actor: actorOf(owner), subject: 'staff', ...what }]);
  }
}

function readRole({ role, customRoleId }: AssignedRole): Pick<Admin, 'role' | 'customRoleId'> {
  const hasNumber = typeof customRoleId === 'string';
  if (role !== StaffRole.CUSTOM && hasNumber)
    throw fieldError('customRoleId', identityMessages.customRoleNotNeeded());
  if (role !== StaffRole.CUSTOM) return { role, customRoleId: null };
  if (!hasNumber) throw fieldError('customRoleId', identityMessages.customRole());
  return { role, customRoleId: readRecordId(customRoleId, 'role', 'customRoleId') };
}

/** The custom role to assign, if it is one that the caller may grant. Throws NOT_FOUND, FORBIDDEN. */
async function assignable(
  tx: Transaction,
  change: StaffChange,
  { role, customRoleId: id }: Pick<Admin, 'role' | 'customRoleId'>,
): Promise<CustomRole | null> {
  const customRole = id === null ? null : await tx.findOneBy(CustomRole, { id });
  if (id !== null && !customRole) throw notFound('role', 'customRoleId');
  assertWithin(change, permissionsOfMember({ role, customRole }));
  return customRole;
}

/** Whether a member was invited to this role and has not chosen a password yet. */
function isInvitedAs(known: Admin, { role, customRoleId }: Member): boolean {
  return known.invitedUntil !== null && known.role === role && known.customRoleId === customRoleId;
}

/** A role in the audit log. */
function roleValues({ role, customRoleId }: Pick<Admin, 'role' | 'customRoleId'>): object {
  return customRoleId === null ? { role } : { role, customRoleId };
}

/** A CONFLICT with both roles, each by its GraphQL name. */
function changedMeanwhile(
  admin: Admin,
  submitted: Pick<Admin, 'role' | 'customRoleId'>,
): ShopError {
  const message = identityMessages.staffRoleChanged();
  const details = {
    current: { ...shown(admin), version: admin.roleVersion },
    submitted: shown(submitted),
  };
  return new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, details);
}

function shown({ role, customRoleId }: Pick<Admin, 'role' | 'customRoleId'>) {
  return { role: role.toUpperCase(), customRoleId: customRoleId && String(customRoleId) };
}

function emailTaken(): ShopError {
  const message = identityMessages.staffEmailTaken();
  return new ShopError('EMAIL_TAKEN', message, { email: message });
}
