import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract';
import { MoreThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Transaction } from '../database/database';
import { addToCount } from '../database/dialect/statements';
import type { Limit } from './limit';
import { RateLimit } from './rate-limit.entity';

/** Options passed through the library with each call. */
interface Options {
  tx: Transaction;
}

/**
 * rate-limiter-flexible over the shop's own database. The library's stores for MySQL and SQLite use their own
 * connection outside the unit of work, create their own table and use the wall clock. This class overrides the four
 * methods that its documentation requires of a store.
 */
export class DatabaseLimiter extends RateLimiterStoreAbstract {
  constructor(
    { name, points, perSeconds }: Limit,
    private readonly clock: Clock,
  ) {
    super({ storeClient: 'the open transaction', keyPrefix: name, points, duration: perSeconds });
  }

  /** Adds points in SQL, and returns the resulting count in this transaction. */
  async _upsert(
    limitKey: string,
    points: number,
    durationMs: number,
    _forceExpire: boolean,
    { tx }: Options,
  ): Promise<RateLimit | null> {
    const now = this.clock.now();
    if (points > 0)
      await addToCount(tx, limitKey, points, now, new Date(now.getTime() + durationMs));
    else await this.takeBack(tx, limitKey, -points, now);
    return this._get(limitKey, { tx });
  }

  /** A count that has not expired. */
  _get(limitKey: string, { tx }: Options): Promise<RateLimit | null> {
    return tx.findOneBy(RateLimit, { limitKey, expiresAt: MoreThan(this.clock.now()) });
  }

  async _delete(limitKey: string, { tx }: Options): Promise<boolean> {
    const { affected } = await tx.delete(RateLimit, { limitKey });
    return Boolean(affected);
  }

  _getRateLimiterRes(_key: string, changed: number, count: RateLimit | null): RateLimiterRes {
    const consumed = count?.points ?? 0;
    const remaining = Math.max(this.points - consumed, 0);
    const endMs = count?.expiresAt?.getTime() ?? 0;
    const waitMs = Math.max(endMs - this.clock.now().getTime(), 0);
    return new RateLimiterRes(remaining, waitMs, consumed, consumed === changed);
  }

  /** Never below zero: a count of an expired period is not given back to the next. */
  private async takeBack(tx: Transaction, limitKey: string, points: number, now: Date) {
    const where = { limitKey, points: MoreThanOrEqual(points), expiresAt: MoreThan(now) };
    await tx.decrement(RateLimit, where, 'points', points);
  }
}
