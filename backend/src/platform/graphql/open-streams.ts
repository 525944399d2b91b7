import { ShopError } from '../../kernel/shop-error';
import { Viewer } from '../../kernel/viewer';
import { platformMessages } from '../platform.messages';

/** Maximum number of open streams per caller and process: more tabs than anybody uses. */
const MOST_OF_A_CALLER = 6;

/** Maximum number of open streams per process; each holds a connection. */
const MOST = 5_000;

const RETRY_AFTER_SECONDS = 30;

/** The open streams of this process: counts per caller, and functions that end them. */
export class OpenStreams {
  private readonly ends = new Set<() => void>();
  private readonly counts = new Map<string, number>();

  get size(): number {
    return this.ends.size;
  }

  /**
   * Registers a stream.
   * @returns a function that unregisters it
   * @throws TOO_MANY_ATTEMPTS where the caller has too many streams, UNAVAILABLE where all callers together have too
   *   many
   */
  open(viewer: Viewer, end: () => void): () => void {
    const caller = nameOf(viewer);
    const count = this.counts.get(caller) ?? 0;
    if (count >= MOST_OF_A_CALLER)
      throw new ShopError(
        'TOO_MANY_ATTEMPTS',
        platformMessages.tooManySubscriptions({ most: MOST_OF_A_CALLER }),
        undefined,
        RETRY_AFTER_SECONDS,
      );
    if (this.ends.size >= MOST)
      throw new ShopError('UNAVAILABLE', platformMessages.tooManyFollowers());
    this.ends.add(end);
    this.counts.set(caller, count + 1);
    return () => this.close(caller, end);
  }

  /** Ends all of them. */
  endAll(): void {
    for (const end of [...this.ends]) end();
  }

  private close(caller: string, end: () => void): void {
    if (!this.ends.delete(end)) return;
    const left = (this.counts.get(caller) ?? 1) - 1;
    if (left > 0) this.counts.set(caller, left);
    else this.counts.delete(caller);
  }
}

function nameOf(viewer: Viewer): string {
  if (viewer.role === 'customer') return `customer ${viewer.customerId}`;
  if (viewer.role === 'guest') return `guest ${viewer.sessionId ?? ''}`;
  return viewer.apiTokenId === undefined ? `admin ${viewer.adminId}` : `token ${viewer.apiTokenId}`;
}
