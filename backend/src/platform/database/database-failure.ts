/**
 * What a failed statement means for the transaction it was part of:
 * - conflict: the database undid it for the sake of another one; the same again may well go through;
 * - away: the connection is gone, or leads to a database that cannot work now; another one may do;
 * - gone: nothing is heard of the database, or it is far too busy; waiting longer helps nobody;
 * - unusable: it answers, and somebody has to act before it works again: the disk is full, the login is refused;
 * - other: the statement itself is at fault.
 */
export type FailureKind = 'conflict' | 'away' | 'gone' | 'unusable' | 'other';

/** Thrown by work that met a change made at the same moment: the whole transaction is tried again. */
export class ConflictError extends Error {}

/** The database is silent, or no connection of the pool came free in time. */
export class DatabaseGoneError extends Error {}

/**
 * 1213: deadlock (on Galera also a failed certification, at COMMIT too); 1205: lock wait timeout; 1467: MariaDB's name
 * for both where a table's counter is waited for.
 */
const CONFLICT_ERRNOS = new Set([1205, 1213, 1467]);
const CONFLICT_SQLSTATE = '40001';

/**
 * Answers of a server that cannot work, or not on this connection: 1040 and 1203 too many connections, 1047 a
 * Galera node without its cluster, 1053 shutdown, 1180 a COMMIT that met the loss of the cluster, 1290, 1792 and
 * 1836 read-only (it is a replica now), 1927 and 4031 connection ended by the server.
 */
const AWAY_ERRNOS = new Set([1040, 1047, 1053, 1180, 1203, 1290, 1792, 1836, 1927, 4031]);
const AWAY_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_|SQLITE_BUSY)/;

/**
 * Answers of a server that stores nothing any more: 1021 disk full, 1026 error writing a file, 1114 table full, 1290 and
 * 1836 read-only, 1792 read-only transaction. 1030 passes an error of the storage engine on, with the number that the
 * operating system gave it: 5 I/O error, 28 no space, 30 read-only file system, 122 quota.
 */
const UNWRITABLE_ERRNOS = new Set([1021, 1026, 1114, 1290, 1792, 1836]);
const STORAGE_ENGINE_ERRNO = 1030;
const STORAGE_ENGINE_REASON = /\b(5|28|30|122)\b/;
/** SQLite, and files: full, over quota, broken or read-only, also where the rights of a folder were taken away. */
const UNWRITABLE_CODES =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|(ENOSPC|EDQUOT|EROFS|EIO|EFBIG|EACCES|EPERM|EMFILE|ENFILE)$)/;

/**
 * Other answers of a server that works again only after somebody acted: 1037, 1041 and 1135 no memory or threads, 1044,
 * 1045, 1049 and 1698 login or database withdrawn, 1129 this host is blocked, 1226 the user's limit is used up, 1317,
 * 1969 and 3024 the statement was ended by a rule of the server.
 */
const UNUSABLE_ERRNOS = new Set([
  1037, 1041, 1044, 1045, 1049, 1129, 1135, 1226, 1317, 1698, 1969, 3024,
]);

/** What an error of the database means; `other` for errors that are not of the database at all. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ConflictError) return 'conflict';
  const cause = driverError(error);
  if (cause instanceof DatabaseGoneError) return 'gone';
  if (CONFLICT_ERRNOS.has(cause.errno ?? 0) || cause.sqlState === CONFLICT_SQLSTATE)
    return 'conflict';
  const isAway =
    AWAY_ERRNOS.has(cause.errno ?? 0) || AWAY_CODES.test(cause.code ?? '') || cause.fatal === true;
  if (isAway) return 'away';
  return isUnwritable(error) || UNUSABLE_ERRNOS.has(cause.errno ?? 0) ? 'unusable' : 'other';
}

/** Whether the failure says that nothing can be stored: of the database, or of a file. */
export function isUnwritable(error: unknown): boolean {
  const { errno = 0, code = '', message = '' } = driverError(error);
  if (errno === STORAGE_ENGINE_ERRNO) return STORAGE_ENGINE_REASON.test(message);
  return UNWRITABLE_ERRNOS.has(errno) || UNWRITABLE_CODES.test(code);
}

/** Whether waiting may help: the database is away, and may come back by itself. */
export function mayComeBack(error: unknown): boolean {
  return ['away', 'gone'].includes(failureKind(error));
}

/** Whether a COMMIT that failed so may have happened nevertheless: its answer was lost. */
export function leavesOutcomeUnknown(error: unknown): boolean {
  const wasRefused = driverError(error).code === 'SQLITE_BUSY';
  return !wasRefused && mayComeBack(error);
}

/** Whether nothing is wrong with the request, so that the caller may come again later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isPassing);
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
