import { randomUUID } from 'node:crypto';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { AppConnection } from './app-connection.entity';
import { App } from './app.entity';
import { OAuthError } from './oauth-error.rules';
import { readMetadata } from './registration.rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Agent services register for many people from one network address. */
const REGISTRATIONS_PER_ADDRESS: Limit = {
  name: 'app-registration',
  points: 30,
  perSeconds: 60 * 60,
};

/** Limit of apps without a connection, over all network addresses: many addresses must not fill the database. */
const MOST_UNUSED = 5_000;

/** Apps that nobody connected within a day, or that have been without a connection for a quarter of a year. */
const DELETE_UNUSED = `DELETE FROM apps
  WHERE (usedAt <= ? OR (usedAt IS NULL AND createdAt <= ?))
    AND NOT EXISTS (SELECT 1 FROM app_connections c WHERE c.appId = apps.id)`;

/** Registers apps. */
export class AppService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Registers an app.
   * @throws OAuthError, and TOO_MANY_ATTEMPTS of one network address
   */
  async register(body: Record<string, unknown>, address: string | undefined): Promise<App> {
    const metadata = readMetadata(body);
    await this.limiter.consume(REGISTRATIONS_PER_ADDRESS, addressKey(address));
    if ((await this.database.read.countBy(App, { usedAt: IsNull() })) >= MOST_UNUSED)
      throw new OAuthError('temporarily_unavailable', 'Too many registrations. Come again later');
    const createdAt = this.clock.now();
    const app = { ...metadata, clientId: randomUUID(), createdAt, usedAt: null };
    return this.database.write((tx) => tx.save(tx.create(App, app)));
  }

  /** The app with a client id. */
  async find(clientId: string): Promise<App | null> {
    const app = await this.database.read.findOneBy(App, { clientId });
    // Databases differ in whether they compare case-insensitively.
    return app?.clientId === clientId ? app : null;
  }

  /** Deletes expired connections and unused apps. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const over = { expiresAt: LessThanOrEqual(now) };
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await this.database.write(
      async (tx) => {
        await tx.delete(AppConnection, over);
        await affectedBy(tx, DELETE_UNUSED, [ago(90), ago(1)]);
      },
      { repeatable: true },
    );
  }
}
