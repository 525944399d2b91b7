import { Clock } from '../../../kernel/clock';
import { Viewer, requirePerson } from '../../../kernel/viewer';
import { notFound } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { OwnSession } from './own-session.type';
import { SessionOwner } from './session-owner';
import { isOver, lastUse } from './session-times.rules';
import { Session } from './session.entity';
import { SessionService } from './session.service';

/** How many of the newest sessions are read: a program that logs in repeatedly leaves very many. */
const LISTED = 100;

/** Lists and ends the caller's own sessions. */
export class OwnSessionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionService,
  ) {}

  /**
   * The caller's sessions, the last used first.
   * @throws UNAUTHENTICATED without a login, FORBIDDEN for programs that call by an API token
   */
  async list(viewer: Viewer): Promise<OwnSession[]> {
    const { sessionId } = requirePerson(viewer);
    const now = this.clock.now();
    const newest = { where: ownerOf(viewer), order: { id: 'DESC' }, take: LISTED } as const;
    const all = await this.database.read.find(Session, newest);
    return all
      .reverse()
      .filter((session) => !isOver(session, now))
      .map((session) => toOwnSession(session, sessionId))
      .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  }

  /**
   * Ends one of the caller's sessions, possibly the current one.
   * @throws NOT_FOUND if it is not the caller's; otherwise as `list` does
   */
  async revoke(viewer: Viewer, id: number): Promise<void> {
    const owner = ownerOf(viewer);
    const isEnded = await this.database.write((tx) => this.sessions.endOneOf(tx, owner, id));
    if (!isEnded) throw notFound('session', 'id');
  }

  /** Ends all sessions except the current one; returns how many. Throws as `list` does. */
  async revokeOthers(viewer: Viewer): Promise<number> {
    const { sessionId } = requirePerson(viewer);
    const owner = ownerOf(viewer);
    return this.database.write((tx) => this.sessions.endAllOf(tx, owner, sessionId));
  }
}

function ownerOf(viewer: Viewer): SessionOwner {
  const person = requirePerson(viewer);
  return person.role === 'customer'
    ? { customerId: person.customerId }
    : { adminId: person.adminId };
}

function toOwnSession(session: Session, ownId: number): OwnSession {
  const { id, createdAt, userAgent } = session;
  return { id, createdAt, userAgent, isCurrent: id === ownId, lastUsedAt: lastUse(session) };
}
