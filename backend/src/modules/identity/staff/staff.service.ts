import { randomBytes } from 'node:crypto';
import { actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { StaffRole } from '../../../kernel/permissions';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, requireStaff } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { hashPassword } from '../credentials/password';
import { Admin } from './admin.entity';
import { StaffInput } from './staff.input';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { identityMessages } from '../identity.messages';

/** Lets people into the staff and out of it. Owners only. */
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly mails: MailService,
  ) {}

  /** Everybody who keeps the shop, the first one first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<Admin[]> {
    requireStaff(viewer, 'manage-staff');
    return this.database.read.find(Admin, { order: { id: 'ASC' } });
  }

  /**
   * Lets somebody in. They are sent a link to choose a password; until then no password opens their login.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, EMAIL_TAKEN whatever the case of the address
   */
  async add(viewer: Viewer, values: Partial<Record<keyof StaffInput, unknown>>): Promise<Admin> {
    const owner = requireStaff(viewer, 'manage-staff');
    const { email, role } = await assertValid(StaffInput, trimTexts(values));
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const newcomer = {
      email: email.toLowerCase(),
      role,
      passwordHash,
      createdAt: this.clock.now(),
    };
    const admin = await this.insert(owner, newcomer);
    this.mails.sendSoon();
    return admin;
  }

  /**
   * Changes what somebody may do, from the next request of all their sessions and tokens on.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LAST_OWNER
   */
  async changeRole(viewer: Viewer, id: number, role: StaffRole): Promise<Admin> {
    const owner = requireStaff(viewer, 'manage-staff');
    return this.database.write(async (tx) => {
      const admin = await this.takeInHand(tx, owner, id, role);
      if (admin.role === role) return admin;
      await tx.update(Admin, { id }, { role });
      const change = { before: { role: admin.role }, after: { role } };
      await this.record(tx, owner, { action: 'staff.role-changed', subjectId: id, ...change });
      return tx.merge(Admin, admin, { role });
    });
  }

  /**
   * Takes somebody out of the staff: their sessions and tokens end. What they did stays written down under their number.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LAST_OWNER
   */
  async remove(viewer: Viewer, id: number): Promise<void> {
    const owner = requireStaff(viewer, 'manage-staff');
    await this.database.write(async (tx) => {
      const { email, role } = await this.takeInHand(tx, owner, id);
      await tx.delete(Admin, { id });
      const before = { email, role };
      await this.record(tx, owner, { action: 'staff.removed', subjectId: id, before });
    });
  }

  private async insert(owner: StaffViewer, newcomer: Omit<Admin, 'id'>): Promise<Admin> {
    const { email, role, passwordHash } = newcomer;
    const work = async (tx: Transaction) => {
      const admin = await tx.save(tx.create(Admin, newcomer));
      await this.mails.enqueue(tx, {
        kind: 'staff-invitation',
        recipient: email,
        adminId: admin.id,
      });
      const after = { email, role };
      await this.record(tx, owner, { action: 'staff.added', subjectId: admin.id, after });
      return admin;
    };
    try {
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_admins_email')) throw error;
      // The hash is salted: who has this very one was let in by this very call, whose first COMMIT seemed lost.
      const admin = await this.database.read.findOneBy(Admin, { email });
      if (admin?.passwordHash !== passwordHash) throw emailTaken();
      return admin;
    }
  }

  /** The admin to change, while nobody else changes an owner; and the shop keeps an owner whatever they become. */
  private async takeInHand(
    tx: Transaction,
    caller: StaffViewer,
    id: number,
    role?: StaffRole,
  ): Promise<Admin> {
    const owners = await lockOwners(tx);
    // Another owner may have demoted the caller since the request came in.
    if (!owners.includes(caller.adminId))
      throw new ShopError('FORBIDDEN', kernelMessages.forbidden());
    const admin = await tx.findOneBy(Admin, { id });
    if (!admin) throw notFound('admin', 'id');
    const isLast = owners.every((each) => each === id);
    if (isLast && role !== StaffRole.OWNER)
      throw new ShopError('LAST_OWNER', identityMessages.lastOwner());
    return admin;
  }

  private record(
    tx: Transaction,
    owner: StaffViewer,
    what: { action: string; subjectId: number; before?: object; after?: object },
  ): Promise<void> {
    return this.events.record(tx, [{ actor: actorOf(owner), subject: 'staff', ...what }]);
  }
}

/**
 * The numbers of all owners, who stay as they are until the transaction ends: of two owners who demote each other at
 * once the second waits here, and finds out.
 */
async function lockOwners(tx: Transaction): Promise<number[]> {
  const role = StaffRole.OWNER;
  await tx.update(Admin, { role }, { role });
  const owners = await tx.find(Admin, { select: { id: true }, where: { role } });
  return owners.map(({ id }) => id);
}

function emailTaken(): ShopError {
  const message = identityMessages.staffEmailTaken();
  return new ShopError('EMAIL_TAKEN', message, { email: message });
}
