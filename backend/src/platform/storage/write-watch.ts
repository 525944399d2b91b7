import { isUnwritable } from '../database/database-failure';

/** More frequent checks get the last result. */
const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * Remembers a full disk until a write that needs new space succeeds: on a full disk, small writes still succeed
 * occasionally in space that is already allocated, so they prove nothing.
 */
export class WriteWatch {
  private failure?: unknown;
  private trying?: Promise<void>;
  private triedAtMs = -Infinity;

  /** @param writeForTrial writes some new pages, and deletes them again */
  constructor(private readonly writeForTrial: () => Promise<void>) {}

  /** Passes on the result of a write, and remembers if nothing could be stored. */
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
