import type { Session } from './session.entity';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts when nobody uses it, and how long at most. */
export interface SessionTimes {
  idleMs: number;
  absoluteMs: number;
}

/**
 * People shop from week to week, and what an account shows is little: who has the browser has the cart. Nobody
 * stays in for more than a month without the password.
 */
export const SHOPPING: SessionTimes = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS };

/** A working day: a till that was left alone overnight is closed in the morning. */
export const KEEPING: SessionTimes = { idleMs: 8 * HOUR_MS, absoluteMs: 24 * HOUR_MS };

/** How long a cookie is kept. What is in it opens nothing once its session is over. */
export const LONGEST_SESSION_SECONDS = SHOPPING.absoluteMs / 1000;

/** A use is noted when the last noted one is older, so that most requests write nothing. */
const NOTE_USE_EVERY_MS = 5 * 60 * 1000;

type Dated = Pick<Session, 'adminId' | 'createdAt' | 'expiresAt' | 'lastUsedAt'>;

/** The times of a session: staff come in for less long than customers and guests. */
export function sessionTimes({ adminId }: Pick<Session, 'adminId'>): SessionTimes {
  return adminId === null ? SHOPPING : KEEPING;
}

/** Whether a session opens nothing any more. */
export function isOver(session: Dated, now: Date): boolean {
  return endOf(session) <= now;
}

/** From when on a session opens nothing any more, where nobody uses it until then. */
export function endOf(session: Dated): Date {
  const idleFromMs = lastUse(session).getTime() + sessionTimes(session).idleMs;
  return new Date(Math.min(session.expiresAt.getTime(), idleFromMs));
}

/** When it was used last, as far as that was noted. */
export function lastUse({ lastUsedAt, createdAt }: Pick<Dated, 'lastUsedAt' | 'createdAt'>): Date {
  return lastUsedAt ?? createdAt;
}

/** Whether a use should be noted now. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || lastUsedAt.getTime() + NOTE_USE_EVERY_MS <= now.getTime();
}
