/**
 * What a failed statement means for the transaction it was part of:
 * - conflict: the database undid it for the sake of another one; the same again may well go through;
 * - away: the connection is gone, or leads to a database that cannot work now; another one may do;
 * - gone: nothing is heard of the database, or it is far too busy; waiting longer helps nobody;
 * - other: the statement itself is at fault.
 */
export type FailureKind = 'conflict' | 'away' | 'gone' | 'other';

/** Thrown by work that met a change made at the same moment: the whole transaction is tried again. */
export class ConflictError extends Error {}

/** The database is silent, or no connection of the pool came free in time. */
export class DatabaseGoneError extends Error {}

/** 1213: deadlock (on Galera also a failed certification, at COMMIT too); 1205: lock wait timeout. */
const CONFLICT_ERRNOS = new Set([1205, 1213]);
const CONFLICT_SQLSTATE = '40001';

/**
 * Answers of a server that cannot work, or not on this connection: 1040 and 1203 too many connections, 1047 a
 * Galera node without its cluster, 1053 shutdown, 1180 a COMMIT that met the loss of the cluster, 1290, 1792 and
 * 1836 read-only (it is a replica now), 1927 and 4031 connection ended by the server.
 */
const AWAY_ERRNOS = new Set([1040, 1047, 1053, 1180, 1203, 1290, 1792, 1836, 1927, 4031]);
const AWAY_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_|SQLITE_BUSY)/;

/** What an error of the database means; `other` for errors that are not of the database at all. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ConflictError) return 'conflict';
  const cause = driverError(error);
  if (cause instanceof DatabaseGoneError) return 'gone';
  if (CONFLICT_ERRNOS.has(cause.errno ?? 0) || cause.sqlState === CONFLICT_SQLSTATE)
    return 'conflict';
  const isAway =
    AWAY_ERRNOS.has(cause.errno ?? 0) || AWAY_CODES.test(cause.code ?? '') || cause.fatal === true;
  return isAway ? 'away' : 'other';
}

/** Whether a COMMIT that failed so may have happened nevertheless: its answer was lost. */
export function leavesOutcomeUnknown(error: unknown): boolean {
  const wasRefused = driverError(error).code === 'SQLITE_BUSY';
  return !wasRefused && ['away', 'gone'].includes(failureKind(error));
}

/** Whether the failure will pass by itself, so that the caller may come again later. */
export function isPassing(error: unknown): boolean {
  return failureKind(error) !== 'other';
}

/** What the drivers say of an error. */
export interface DriverError {
  errno?: number;
  code?: string;
  sqlState?: string;
  /** mysql2: the connection cannot be used any more. */
  fatal?: boolean;
  message: string;
}

/** The driver's own error, which TypeORM wraps. */
export function driverError(error: unknown): DriverError {
  const outer = (error ?? {}) as { driverError?: DriverError } & DriverError;
  return outer.driverError ?? outer;
}
