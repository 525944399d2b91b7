import { RateLimiterRes } from 'rate-limiter-flexible';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { ShopError } from '../../kernel/shop-error';
import { Database, Transaction } from '../database/database';
import { DatabaseLimiter } from './database-limiter';
import type { Limit } from './limit';
import { RateLimit } from './rate-limit.entity';
import { platformMessages } from '../platform.messages';

/** One count that an attempt is added to. */
export type Count = readonly [limit: Limit, key: string];

/**
 * Counting twice makes a limit stricter by one, giving back twice looser by one, and forgetting twice is forgetting: where
 * the answer to a COMMIT is lost, either may happen.
 */
const REPEATABLE = { repeatable: true };

/**
 * Counts attempts, for all servers together. An attempt is counted before the work that it is about, so that many
 * at the same moment are not let through by a count that none of them has been added to yet.
 *
 * A key never holds an e-mail address as it is, but a hash of it. Each method takes the open transaction where
 * there is one; without one it runs in its own.
 */
export class AttemptLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt. One that is refused leaves no trace: its transaction is rolled back.
   * @throws TOO_MANY_ATTEMPTS that names the field, and says in how many minutes to come again
   */
  async consume(limit: Limit, key: string, open?: Transaction): Promise<void> {
    await this.within(open, async (tx) => {
      try {
        await this.of(limit).consume(key, 1, { tx });
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(limit, refusal);
        throw refusal;
      }
    });
  }

  /**
   * Counts one attempt under several limits in one transaction: under all of them, or none.
   * @throws TOO_MANY_ATTEMPTS of the first limit that refuses
   */
  async consumeAll(counts: readonly Count[]): Promise<void> {
    await this.database.write(async (tx) => {
      for (const [limit, key] of counts) await this.consume(limit, key, tx);
    }, REPEATABLE);
  }

  /** Gives an attempt back that was no failure after all: under all its limits, in one transaction. */
  async giveBackAll(counts: readonly Count[]): Promise<void> {
    await this.database.write(async (tx) => {
      for (const [limit, key] of counts) await this.of(limit).reward(key, 1, { tx });
    }, REPEATABLE);
  }

  /** Forgets the count. */
  async forget(limit: Limit, key: string, open?: Transaction): Promise<void> {
    await this.within(open, (tx) => this.of(limit).delete(key, { tx }));
  }

  /** Deletes the counts that have expired. */
  async sweep(): Promise<void> {
    const expired = { expiresAt: LessThanOrEqual(this.clock.now()) };
    if (!(await this.database.read.existsBy(RateLimit, expired))) return;
    await this.database.write((tx) => tx.delete(RateLimit, expired), REPEATABLE);
  }

  private of(limit: Limit): DatabaseLimiter {
    return new DatabaseLimiter(limit, this.clock);
  }

  private async within(
    open: Transaction | undefined,
    work: (tx: Transaction) => Promise<unknown>,
  ): Promise<void> {
    if (open) await work(open);
    else await this.database.write(work, REPEATABLE);
  }
}

/** Whether a limit lets an attempt through, for limits that nobody is told of. */
export async function isLetThrough(consume: () => Promise<void>): Promise<boolean> {
  try {
    await consume();
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'TOO_MANY_ATTEMPTS') return false;
    throw error;
  }
}

function tooMany({ field = 'email' }: Limit, { msBeforeNext }: RateLimiterRes): ShopError {
  const minutes = Math.max(Math.ceil(msBeforeNext / 60_000), 1);
  const message =
    minutes === 1
      ? platformMessages.tooManyAttemptsMinute()
      : platformMessages.tooManyAttempts({ minutes });
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1000);
  return new ShopError('TOO_MANY_ATTEMPTS', message, { [field]: message }, retryAfterSeconds);
}
