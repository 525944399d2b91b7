import { RateLimiterRes } from 'rate-limiter-flexible';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { ShopError } from '../../kernel/shop-error';
import { Database, Transaction } from '../database/database';
import { DatabaseLimiter } from './database-limiter';
import type { Limit } from './limit';
import { RateLimit } from './rate-limit.entity';
import { platformMessages } from '../platform.messages';

/** A counter to which an attempt is added. */
export type Count = readonly [limit: Limit, key: string];

/**
 * After the lost response to a COMMIT a call may count twice, which makes a limit stricter by one, or give back twice,
 * which makes it looser by one; resetting twice is idempotent.
 */
const REPEATABLE = { repeatable: true };

/**
 * Counts attempts for all servers together. An attempt is counted before its work, so that concurrent attempts cannot
 * pass because none of them has been counted yet.
 *
 * Keys never contain e-mail addresses, only their hashes. Each method uses the given transaction, or its own without
 * one.
 */
export class AttemptLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt. A refused attempt leaves no trace: its transaction is rolled back.
   * @throws TOO_MANY_ATTEMPTS with the field, and the number of minutes until a retry
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
   * Counts one attempt against several limits in one transaction: all of them, or none.
   * @throws TOO_MANY_ATTEMPTS of the first exceeded limit
   */
  async consumeAll(counts: readonly Count[]): Promise<void> {
    await this.database.write(async (tx) => {
      for (const [limit, key] of counts) await this.consume(limit, key, tx);
    }, REPEATABLE);
  }

  /** Gives back an attempt that did not fail, to all its limits, in one transaction. */
  async giveBackAll(counts: readonly Count[]): Promise<void> {
    await this.database.write(async (tx) => {
      for (const [limit, key] of counts) await this.of(limit).reward(key, 1, { tx });
    }, REPEATABLE);
  }

  /** Resets the count. */
  async forget(limit: Limit, key: string, open?: Transaction): Promise<void> {
    await this.within(open, (tx) => this.of(limit).delete(key, { tx }));
  }

  /** Deletes expired counts. */
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

/** Whether a limit allows an attempt, for limits that are not reported to callers. */
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
