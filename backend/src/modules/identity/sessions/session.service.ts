import { EntityManager, LessThan, Not } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { Viewer, kindOf, refusePrograms, guestViewer } from '../../../kernel/viewer';
import { afterCommit } from '../../../platform/database/commit-hooks';
import { Database, Transaction } from '../../../platform/database/database';
import { affectedBy, isDuplicateKey } from '../../../platform/database/dialect/statements';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { Admin } from '../staff/admin.entity';
import { StaffSettings } from '../staff/staff-settings.entity';
import { CartMerger } from './cart-merger';
import { KnownDevices } from './known-devices.service';
import { hashToken, newSecretToken } from '../credentials/secret-token';
import { FoundSession, SeenSessions } from './seen-sessions';
import { SessionOwner, ownerColumns } from './session-owner';
import {
  KEEPING,
  SHOPPING,
  SessionTimes,
  endOf,
  isOver,
  isUseWorthNoting,
  sessionTimes,
} from './session-times.rules';
import { Session } from './session.entity';
import { staffViewer } from './staff-viewer';

const USER_AGENT_LENGTH = 200;

/** A new session: the tokens are returned once, and only their hashes are stored. */
export interface OpenedSession {
  token: string;
  sessionId: number;
  /** Makes the browser a known one of the account; guests have none. */
  deviceToken?: string;
  /** See `StaffViewer`. */
  mustSetUpSecondFactor?: boolean;
}

/** A guest with a valid session token. */
export interface KnownGuest {
  viewer: { readonly role: 'guest'; readonly sessionId: number };
  /** When the session expires if it is not used again. */
  endsAt: Date;
}

/** Limits that prevent guests from filling the database with carts. */
export interface GuestLimits {
  limiter: AttemptLimiter;
  /** Guest carts that one network address may start per hour. */
  cartsPerAddress: number;
}

const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** Expired, or unused for longer than allowed for staff, customers and guests; see `isOver`. */
const DELETE_OVER = `DELETE FROM sessions WHERE expiresAt <= ?
  OR (adminId IS NOT NULL AND COALESCE(lastUsedAt, createdAt) <= ?)
  OR (adminId IS NULL AND COALESCE(lastUsedAt, createdAt) <= ?)`;

/** Opens, finds and ends sessions. */
export class SessionService {
  private readonly guestsPerAddress: Limit;
  private cartMerger?: CartMerger;
  private endsToo?: (tx: Transaction, owner: SessionOwner) => Promise<void>;
  private sweptAt?: Date;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly devices: KnownDevices,
    private readonly seen: SeenSessions,
    private readonly guests: GuestLimits,
  ) {
    this.guestsPerAddress = {
      name: 'guest-cart-address',
      points: guests.cartsPerAddress,
      perSeconds: 60 * 60,
      field: 'productId',
    };
  }

  /** Sets the merger of guest carts at logins. */
  mergeCartsBy(merger: CartMerger): void {
    this.cartMerger = merger;
  }

  /** Registers work that runs when all sessions of an account end. */
  endWithAll(work: (tx: Transaction, owner: SessionOwner) => Promise<void>): void {
    this.endsToo = work;
  }

  /** The holder of this token; a guest if it is unknown, expired or revoked. */
  async viewerOf(token: string | undefined): Promise<Viewer> {
    const found = token ? await this.findAlive(token) : undefined;
    if (!found) return guestViewer;
    const { session, mustSetUpSecondFactor } = found;
    const { id: sessionId, customerId, admin } = session;
    if (customerId !== null) return { role: 'customer', sessionId, customerId };
    if (!admin) return { role: 'guest', sessionId };
    return staffViewer(sessionId, admin, mustSetUpSecondFactor);
  }

  /** The guest with this token; undefined if it is unknown, expired, or that of an account. */
  async guestOf(token: string): Promise<KnownGuest | undefined> {
    const session = (await this.findAlive(token))?.session;
    if (!session || session.customerId !== null || session.adminId !== null) return undefined;
    return { viewer: { role: 'guest', sessionId: session.id }, endsAt: endOf(session) };
  }

  /**
   * Opens a session for somebody who has authenticated, and ends the caller's session of the same kind: a browser can
   * have one as a customer and one as staff. A guest's cart is merged into the customer's.
   * @throws FORBIDDEN for programs that call by an API token
   */
  async openFor(
    tx: Transaction,
    viewer: Viewer,
    owner: SessionOwner,
    about: CallerDetails,
  ): Promise<OpenedSession> {
    refusePrograms(viewer);
    const { sessionId } = viewer;
    if (viewer.role === 'guest' && sessionId !== undefined && 'customerId' in owner)
      await this.cartMerger?.joinGuestCart(tx, sessionId, owner.customerId);
    const isSameKind = kindOf(viewer) === ('adminId' in owner ? 'admin' : 'customer');
    if (sessionId !== undefined && isSameKind) await this.endOne(tx, sessionId);
    const opened = await this.open(tx, owner, about);
    const deviceToken = await this.devices.remember(tx, owner, about.deviceToken);
    if (!('adminId' in owner)) return { ...opened, deviceToken };
    const admin = await tx.findOneBy(Admin, { id: owner.adminId });
    return { ...opened, deviceToken, mustSetUpSecondFactor: await mustSetUp(tx, admin) };
  }

  /**
   * Opens the session that a guest needs for a cart.
   * @param token must be as secret as a generated one
   * @throws TOO_MANY_ATTEMPTS if too many were opened from the network address
   */
  openForGuest(about: CallerDetails, token = newSecretToken()): Promise<OpenedSession> {
    return this.database.write(async (tx) => {
      await this.guests.limiter.consume(this.guestsPerAddress, addressKey(about.address), tx);
      return this.open(tx, undefined, about, token);
    });
  }

  /**
   * Opens the session of a guest with a given token, once: repeated calls find the first session.
   * @throws TOO_MANY_ATTEMPTS if too many were opened from the network address
   */
  async openForGuestOnce(about: CallerDetails, token: string): Promise<void> {
    try {
      if (!(await this.guestOf(token))) await this.openForGuest(about, token);
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_sessions_tokenHash')) throw error;
    }
  }

  /** Deletes expired sessions with their guest carts: at most once an hour, however often it is called. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    if (this.sweptAt && now.getTime() < this.sweptAt.getTime() + SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    const idleSince = (times: SessionTimes) => new Date(now.getTime() - times.idleMs);
    const values = [now, idleSince(KEEPING), idleSince(SHOPPING)];
    await this.database.write((tx) => affectedBy(tx, DELETE_OVER, values), { repeatable: true });
  }

  /**
   * Ends the caller's session and invalidates its token.
   * @throws FORBIDDEN for programs that call by an API token
   */
  async end(viewer: Viewer): Promise<void> {
    refusePrograms(viewer);
    const { sessionId } = viewer;
    if (sessionId === undefined) return;
    await this.database.write((tx) => this.endOne(tx, sessionId), { repeatable: true });
  }

  /** Ends all sessions of an account, or all but one, and everything that ends with them; returns how many sessions. */
  async endAllOf(tx: Transaction, owner: SessionOwner, exceptSessionId?: number): Promise<number> {
    const others = exceptSessionId !== undefined && { id: Not(exceptSessionId) };
    const { affected } = await tx.delete(Session, { ...owner, ...others });
    await this.endsToo?.(tx, owner);
    this.forgetAfter(tx);
    return affected ?? 0;
  }

  /** Ends one session of an account; returns whether it existed. */
  async endOneOf(tx: Transaction, owner: SessionOwner, id: number): Promise<boolean> {
    const { affected } = await tx.delete(Session, { ...owner, id });
    this.forgetAfter(tx);
    return affected === 1;
  }

  private async endOne(tx: Transaction, id: number): Promise<void> {
    await tx.delete(Session, { id });
    this.forgetAfter(tx);
  }

  private forgetAfter(tx: Transaction): void {
    afterCommit(tx, async () => this.seen.forget());
  }

  /** The valid session of a token; records its use. */
  private async findAlive(token: string): Promise<FoundSession | undefined> {
    const tokenHash = hashToken(token);
    const found = await this.seen.find(tokenHash, () => this.find(tokenHash));
    if (!found || isOver(found.session, this.clock.now())) return undefined;
    await this.noteUse(found.session);
    return found;
  }

  private async find(tokenHash: string): Promise<FoundSession | null> {
    const { entities, raw } = await this.database.read
      .createQueryBuilder(Session, 'session')
      .leftJoin('session.admin', 'admin')
      .addSelect(['admin.id', 'admin.role', 'admin.twoFactorSince'])
      .addSelect('(SELECT MAX(requiresSecondFactor) FROM staff_settings)', 'isRequired')
      .leftJoinAndSelect('admin.customRole', 'customRole')
      .where('session.tokenHash = :tokenHash', { tokenHash })
      .getRawAndEntities<{ isRequired: number }>();
    const [session] = entities;
    if (!session) return null;
    const isRequired = Number(raw[0]?.isRequired) === 1;
    return { session, mustSetUpSecondFactor: isRequired && isWithoutFactor(session.admin) };
  }

  /** A request that could be answered must not fail because recording the use failed. */
  private async noteUse(session: Session): Promise<void> {
    const now = this.clock.now();
    const { id, lastUsedAt } = session;
    if (!isUseWorthNoting(lastUsedAt, now)) return;
    session.lastUsedAt = now;
    const note = (tx: Transaction) => tx.update(Session, { id }, { lastUsedAt: now });
    await this.database.write(note, { repeatable: true }).catch(() => {});
  }

  private async open(
    tx: Transaction,
    owner: SessionOwner | undefined,
    { userAgent }: CallerDetails,
    token = newSecretToken(),
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    // Nobody requests an expired session again, so each new one also deletes the expired ones.
    await tx.delete(Session, { expiresAt: LessThan(now) });
    const columns = ownerColumns(owner);
    const { identifiers } = await tx.insert(Session, {
      ...columns,
      tokenHash: hashToken(token),
      userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + sessionTimes(columns).absoluteMs),
    });
    return { token, sessionId: identifiers[0]?.id as number };
  }
}

/** Whether a staff member lacks a second factor that the shop requires. */
async function mustSetUp(manager: EntityManager, admin: MaybeAdmin): Promise<boolean> {
  return isWithoutFactor(admin) && manager.existsBy(StaffSettings, { requiresSecondFactor: true });
}

type MaybeAdmin = Pick<Admin, 'twoFactorSince'> | null | undefined;

function isWithoutFactor(admin: MaybeAdmin): boolean {
  return Boolean(admin && !admin.twoFactorSince);
}
