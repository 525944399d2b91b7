import { isUnwritable } from '../database/database-failure';

/** Whoever asks more often is told what came out last. */
const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * Remembers that nothing could be stored, until a write has gone through that needs new space: on a full disk small
 * writes still succeed now and then, in space that was there already, so their success proves nothing.
 */
export class WriteWatch {
  private failure?: unknown;
  private trying?: Promise<void>;
  private triedAtMs = -Infinity;

  /** @param writeForTrial stores some new pages, and takes them away again */
  constructor(private readonly writeForTrial: () => Promise<void>) {}

  /** Passes the result of a write on, and remembers where nothing could be stored. */
  async during<Result>(writing: Promise<Result>): Promise<Result> {
    try {
      return await writing;
    } catch (error) {
      if (isUnwritable(error)) this.failure = error;
      throw error;
    }
  }

  /** @throws the last failure, as long as nothing can be stored */
  async check(): Promise<void> {
    if (this.failure === undefined) return;
    if (performance.now() - this.triedAtMs >= TRY_AGAIN_AFTER_MS) await this.tryAgain();
    if (this.failure !== undefined) throw this.failure as Error;
  }

  private tryAgain(): Promise<void> {
    this.trying ??= this.writeForTrial()
      .then(
        () => (this.failure = undefined),
        (error: unknown) => (this.failure = error),
      )
      .then(() => {
        this.triedAtMs = performance.now();
        this.trying = undefined;
      });
    return this.trying;
  }
}
