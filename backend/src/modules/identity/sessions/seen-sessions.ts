import { LRUCache } from 'lru-cache';
import { Session } from './session.entity';

const MOST_SESSIONS = 10_000;

/** A session that was looked up, with what else decides what its member may do. */
export interface FoundSession {
  session: Session;
  mustSetUpSecondFactor: boolean;
}

/**
 * Sessions that were looked up a moment ago, so that a browser that asks ten things costs one look-up. What this
 * server ends is forgotten at once; what another server ends, within the second for which one is kept.
 */
export class SeenSessions {
  private readonly kept?: LRUCache<string, FoundSession>;
  /** Counts what was forgotten: a look-up that began before is not kept. */
  private round = 0;

  /** @param keptMs for how long; 0: not at all */
  constructor(keptMs: number) {
    if (keptMs > 0) this.kept = new LRUCache({ max: MOST_SESSIONS, ttl: keptMs });
  }

  /** The session of a hash, looked up where it was not seen. */
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

  /** Forgets all: somebody's session, account or role may have changed. */
  forget(): void {
    this.round++;
    this.kept?.clear();
  }
}
