import { LRUCache } from 'lru-cache';
import { Session } from './session.entity';

const MOST_SESSIONS = 10_000;

/** A session from the database, with whatever else determines the member's permissions. */
export interface FoundSession {
  session: Session;
  mustSetUpSecondFactor: boolean;
}

/**
 * A short-lived cache of sessions, so that ten requests of a browser cost one look-up. Sessions that end on this server
 * are invalidated at once; those that end on another server, within the second for which entries are cached.
 */
export class SeenSessions {
  private readonly kept?: LRUCache<string, FoundSession>;
  /** Counts invalidations: a look-up that started before one is not cached. */
  private round = 0;

  /** @param keptMs how long entries are cached; 0: not at all */
  constructor(keptMs: number) {
    if (keptMs > 0) this.kept = new LRUCache({ max: MOST_SESSIONS, ttl: keptMs });
  }

  /** The session with a hash, from the cache or looked up. */
  async find(
    tokenHash: string,
    lookUp: () => Promise<FoundSession | null>,
  ): Promise<FoundSession | null> {
    const seen = this.kept?.get(tokenHash);
    if (seen) return seen;
    const { round } = this;
    const session = await lookUp();
    if (session && round === this.round) this.kept?.set(tokenHash, session);
    return session;
  }

  /** Invalidates everything: any session, account or role may have changed. */
  forget(): void {
    this.round++;
    this.kept?.clear();
  }
}
