import { ShopError } from '../../kernel/shop-error';
import { Viewer } from '../../kernel/viewer';
import { platformMessages } from '../platform.messages';

/** Streams that one caller may have open on one process: more tabs than anybody looks at. */
const MOST_OF_A_CALLER = 6;

/** Streams of all callers on one process: each holds a connection. */
const MOST = 5_000;

const RETRY_AFTER_SECONDS = 30;

/** The streams that are open on this process: how many of whom, and how to end them. */
export class OpenStreams {
  private readonly ends = new Set<() => void>();
  private readonly counts = new Map<string, number>();

  get size(): number {
    return this.ends.size;
  }

  /**
   * Notes a stream.
   * @returns what notes that it is over
   * @throws TOO_MANY_ATTEMPTS where the caller has too many, UNAVAILABLE where all callers together have
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
