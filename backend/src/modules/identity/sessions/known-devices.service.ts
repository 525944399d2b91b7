import { LessThan, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database, Transaction } from '../../../platform/database/database';
import { KnownDevice } from './known-device.entity';
import { hashToken, newSecretToken } from '../credentials/secret-token';
import { AccountKind, SessionOwner, ownerColumns } from './session-owner';

/** How long a browser is known after its last login. */
const DEVICE_DAYS = 365;
export const DEVICE_SECONDS = DEVICE_DAYS * 24 * 60 * 60;
/** Programs without cookies are a new device at each login: only the newest of an account are kept. */
const DEVICES_KEPT = 20;

/** The browsers that have logged in to accounts (OWASP: device cookies). */
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether the browser with this token has logged in to this account. */
  async isKnown(kind: AccountKind, email: string, token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const device = { tokenHash: hashToken(token), expiresAt: MoreThan(this.clock.now()) };
    return this.database.read.existsBy(KnownDevice, { ...device, [kind]: { email } });
  }

  /**
   * Makes the caller's browser a known one, under a new token. Other accounts that logged in with it know it by that
   * token, too.
   */
  async remember(tx: Transaction, owner: SessionOwner, oldToken?: string): Promise<string> {
    const token = newSecretToken();
    const tokenHash = hashToken(token);
    if (oldToken) await this.carryOver(tx, owner, hashToken(oldToken), tokenHash);
    const now = this.clock.now();
    await tx.delete(KnownDevice, { expiresAt: LessThan(now) });
    const expiresAt = new Date(now.getTime() + DEVICE_SECONDS * 1000);
    await tx.insert(KnownDevice, { tokenHash, ...ownerColumns(owner), createdAt: now, expiresAt });
    await this.dropOldest(tx, owner);
    return token;
  }

  /** Forgets all known browsers of an account. */
  async forgetAllOf(tx: Transaction, owner: SessionOwner): Promise<void> {
    await tx.delete(KnownDevice, owner);
  }

  private async carryOver(tx: Transaction, owner: SessionOwner, from: string, to: string) {
    await tx.delete(KnownDevice, { ...owner, tokenHash: from });
    await tx.update(KnownDevice, { tokenHash: from }, { tokenHash: to });
  }

  private async dropOldest(tx: Transaction, owner: SessionOwner): Promise<void> {
    const tooMany = await tx.find(KnownDevice, {
      select: { id: true },
      where: owner,
      order: { id: 'DESC' },
      skip: DEVICES_KEPT,
      take: DEVICES_KEPT,
    });
    if (tooMany.length > 0)
      await tx.delete(
        KnownDevice,
        tooMany.map(({ id }) => id),
      );
  }
}
