import type { Session } from './session.entity';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long an unused session lasts, and the maximum for any session. */
export interface SessionTimes {
  idleMs: number;
  absoluteMs: number;
}

/**
 * People shop from week to week, and an account reveals little: whoever has the browser has the cart. Nobody stays
 * logged in for more than a month without the password.
 */
export const SHOPPING: SessionTimes = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS };

/** A working day: a till left alone overnight is logged out by morning. */
export const KEEPING: SessionTimes = { idleMs: 8 * HOUR_MS, absoluteMs: 24 * HOUR_MS };

/** How long a cookie is kept. It is worthless once its session is over. */
export const LONGEST_SESSION_SECONDS = SHOPPING.absoluteMs / 1000;

/** A use is recorded only if the last recorded one is older, so that most requests write nothing. */
const NOTE_USE_EVERY_MS = 5 * 60 * 1000;

type Dated = Pick<Session, 'adminId' | 'createdAt' | 'expiresAt' | 'lastUsedAt'>;

/** The limits of a session: shorter for staff than for customers and guests. */
export function sessionTimes({ adminId }: Pick<Session, 'adminId'>): SessionTimes {
  return adminId === null ? SHOPPING : KEEPING;
}

/** Whether a session has expired. */
export function isOver(session: Dated, now: Date): boolean {
  return endOf(session) <= now;
}

/** When a session expires if it is not used again. */
export function endOf(session: Dated): Date {
  const idleFromMs = lastUse(session).getTime() + sessionTimes(session).idleMs;
  return new Date(Math.min(session.expiresAt.getTime(), idleFromMs));
}

/** The last recorded use. */
export function lastUse({ lastUsedAt, createdAt }: Pick<Dated, 'lastUsedAt' | 'createdAt'>): Date {
  return lastUsedAt ?? createdAt;
}

/** Whether to record a use now. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || lastUsedAt.getTime() + NOTE_USE_EVERY_MS <= now.getTime();
}
