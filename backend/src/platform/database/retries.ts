import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../kernel/shop-error';
import { FailureKind, failureKind } from './database-failure';
import { platformMessages } from '../platform.messages';

const MAX_ATTEMPTS = 10;
/** No attempt starts later than this after the first. */
const TRYING_LIMIT_MS = 60_000;
/** How long an unavailable database may take to recover; callers get an error within two seconds. */
const AWAY_LIMIT_MS = 1_200;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/** The response to a COMMIT, or to a single-statement transaction, is lost: whether it succeeded is unknown. See `cause`. */
export class UnknownOutcomeError extends Error {}

/** Counts of transaction retries and of unknown outcomes. */
export class RetryCounts {
  readonly again = { conflict: 0, away: 0 };
  unknownOutcomes = 0;

  note(kind: FailureKind): void {
    if (kind === 'conflict' || kind === 'away') this.again[kind]++;
  }
}

/**
 * Runs a transaction until it succeeds, fails by its own fault, or a retry makes no sense.
 * @param isRepeatable whether it may be retried after an unknown outcome
 * @param counts counts the retries
 * @throws the error of the last attempt; UNAVAILABLE with a specific message after an unknown outcome
 */
export async function withRetries<Result>(
  isRepeatable: boolean,
  attempt: () => Promise<Result>,
  counts = new RetryCounts(),
): Promise<Result> {
  const series = new Series();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isUnknown = error instanceof UnknownOutcomeError;
      if (isUnknown) counts.unknownOutcomes++;
      if (isUnknown && !isRepeatable) throw mayHaveHappened();
      const cause = isUnknown ? error.cause : error;
      if (!series.mayGoOnAfter(cause)) throw cause;
      counts.note(failureKind(cause));
    }
    await series.pause();
  }
}

/** The attempts to run one transaction. */
class Series {
  private readonly begunAtMs = performance.now();
  private failures = 0;
  private awaySinceMs = Infinity;

  mayGoOnAfter(error: unknown): boolean {
    const nowMs = performance.now();
    const kind = failureKind(error);
    this.failures++;
    if (kind === 'away') this.awaySinceMs = Math.min(this.awaySinceMs, nowMs);
    const passes = kind === 'conflict' || kind === 'away';
    const isInTime =
      nowMs < this.begunAtMs + TRYING_LIMIT_MS && nowMs < this.awaySinceMs + AWAY_LIMIT_MS;
    return passes && isInTime && this.failures < MAX_ATTEMPTS;
  }

  /** Waits longer after each failure, with jitter, so that transactions which failed together do not collide again. */
  async pause(): Promise<void> {
    const longestMs = Math.min(FIRST_PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    await sleep(longestMs * (0.5 + Math.random() / 2));
  }
}

function mayHaveHappened(): ShopError {
  return new ShopError('UNAVAILABLE', platformMessages.databaseAnswerLost());
}
