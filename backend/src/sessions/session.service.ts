import { createHash, randomBytes } from 'node:crypto';
import { LessThan } from 'typeorm';
import { Admin } from '../admins/admin.entity';
import { CartMerger } from './cart-merger';
import { Clock } from '../kernel/clock';
import { permissionsOf } from '../kernel/permissions';
import { ShopError } from '../kernel/shop-error';
import { Viewer, stranger } from '../kernel/viewer';
import { Customer } from '../customers/customer.entity';
import { Database, Transaction } from '../platform/db/database';
import { assertValid } from '../platform/validation/assert-valid';
import { LoginInput } from './login.input';
import { passwordMatches } from './password';
import { Session } from './session.entity';

/** How long a session lasts. */
export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A session that was opened twice is one that nobody has the token of. */
const REPEATABLE = { repeatable: true };

/** A session that was just opened: the token is told once, and only its hash is kept. */
export interface OpenedSession {
  token: string;
  sessionId: number;
}

/** Opens, finds and ends sessions. */
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly carts: CartMerger,
  ) {}

  /** Who holds this token; a stranger where it is unknown, expired or revoked. */
  async viewerOf(token: string | undefined): Promise<Viewer> {
    if (!token) return stranger;
    const session = await this.database.read.findOneBy(Session, { tokenHash: hashToken(token) });
    if (!session || session.expiresAt <= this.clock.now()) return stranger;
    const sessionId = session.id;
    if (session.customerId !== null)
      return { role: 'customer', sessionId, customerId: session.customerId };
    if (session.adminId !== null) {
      const { role } = await this.database.read.findOneByOrFail(Admin, { id: session.adminId });
      const { adminId } = session;
      return { role: 'admin', sessionId, adminId, permissions: permissionsOf(role) };
    }
    return { role: 'guest', sessionId };
  }

  /**
   * Logs a customer in, under a new token; what they put into the cart as a guest joins their own.
   * @throws VALIDATION, or WRONG_CREDENTIALS that does not tell whether the address is known
   */
  async loginCustomer(
    viewer: Viewer,
    values: Partial<Record<keyof LoginInput, unknown>>,
  ): Promise<OpenedSession & { customer: Customer }> {
    const { email, password } = await assertValid(LoginInput, values);
    const customer = await this.database.read.findOneBy(Customer, { email: email.toLowerCase() });
    if (!(await passwordMatches(customer?.passwordHash, password)) || !customer)
      throw wrongCredentials();
    const work = async (tx: Transaction) => {
      if (viewer.role === 'guest' && viewer.sessionId !== undefined)
        await this.carts.joinGuestCart(tx, viewer.sessionId, customer.id);
      return this.rotate(tx, viewer, { customerId: customer.id, adminId: null });
    };
    const opened = await this.database.write(work, REPEATABLE);
    return { ...opened, customer };
  }

  /** Logs an admin in, under a new token. Throws as `loginCustomer` does. */
  async loginAdmin(
    viewer: Viewer,
    values: Partial<Record<keyof LoginInput, unknown>>,
  ): Promise<OpenedSession & { admin: Admin }> {
    const { email, password } = await assertValid(LoginInput, values);
    const admin = await this.database.read.findOneBy(Admin, { email: email.toLowerCase() });
    if (!(await passwordMatches(admin?.passwordHash, password)) || !admin) throw wrongCredentials();
    const work = (tx: Transaction) =>
      this.rotate(tx, viewer, { customerId: null, adminId: admin.id });
    const opened = await this.database.write(work, REPEATABLE);
    return { ...opened, admin };
  }

  /** Opens the session of a guest, who needs one to keep a cart. */
  async openForGuest(): Promise<OpenedSession> {
    const work = (tx: Transaction) => this.open(tx, { customerId: null, adminId: null });
    return this.database.write(work, REPEATABLE);
  }

  /** Ends the caller's session; its token opens nothing from now on. */
  async end(viewer: Viewer): Promise<void> {
    const { sessionId } = viewer;
    if (sessionId === undefined) return;
    await this.database.write((tx) => tx.delete(Session, { id: sessionId }), REPEATABLE);
  }

  private async rotate(tx: Transaction, viewer: Viewer, owner: Owner): Promise<OpenedSession> {
    if (viewer.sessionId !== undefined) await tx.delete(Session, { id: viewer.sessionId });
    return this.open(tx, owner);
  }

  private async open(tx: Transaction, owner: Owner): Promise<OpenedSession> {
    const now = this.clock.now();
    // Nobody asks for an expired session again, so each new one is the occasion to sweep the old.
    await tx.delete(Session, { expiresAt: LessThan(now) });
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
    const session = { ...owner, tokenHash: hashToken(token), createdAt: now, expiresAt };
    const { identifiers } = await tx.insert(Session, session);
    return { token, sessionId: identifiers[0]?.id };
  }
}

type Owner = Pick<Session, 'customerId' | 'adminId'>;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function wrongCredentials(): ShopError {
  return new ShopError('WRONG_CREDENTIALS', 'The e-mail address or the password is wrong');
}
