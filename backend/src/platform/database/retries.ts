import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../kernel/shop-error';
import { FailureKind, failureKind } from './database-failure';
import { platformMessages } from '../platform.messages';

const MAX_ATTEMPTS = 10;
/** No attempt begins later than this after the first. */
const TRYING_LIMIT_MS = 60_000;
/** Callers are told within two seconds that the database is away; so long it may take to come back. */
const AWAY_LIMIT_MS = 1_200;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/** A COMMIT, or a statement that is one by itself, was sent, and its answer is lost: the transaction happened, or it did not. See `cause`. */
export class UnknownOutcomeError extends Error {}

/** How often transactions were run again, and how often it was left open whether one happened. */
export class RetryCounts {
  readonly again = { conflict: 0, away: 0 };
  unknownOutcomes = 0;

  note(kind: FailureKind): void {
    if (kind === 'conflict' || kind === 'away') this.again[kind]++;
  }
}

/**
 * Runs a transaction until it has gone through, has failed by its own fault, or trying again makes no sense.
 * @param isRepeatable whether it may run again when it is not known whether it happened
 * @param counts where it is noted
 * @throws what the last attempt threw; UNAVAILABLE with a text of its own where it may have happened
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

/** The attempts at one transaction. */
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

  /** Waits longer after each failure, and never as long as a rival that failed at the same moment. */
  async pause(): Promise<void> {
    const longestMs = Math.min(FIRST_PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    await sleep(longestMs * (0.5 + Math.random() / 2));
  }
}

function mayHaveHappened(): ShopError {
  return new ShopError('UNAVAILABLE', platformMessages.databaseAnswerLost());
}
