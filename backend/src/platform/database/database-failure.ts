/**
 * The meaning of a failed statement for its transaction:
 * - conflict: the database rolled it back in favour of another; a retry may well succeed;
 * - away: the connection is lost, or its server cannot work now; another connection may;
 * - gone: the database does not respond, or is overloaded; waiting longer does not help;
 * - unusable: the database responds but needs an operator's action: the disk is full, the login is refused;
 * - other: the statement itself is at fault.
 */
export type FailureKind = 'conflict' | 'away' | 'gone' | 'unusable' | 'other';

/** Thrown by work that detects a concurrent change: the whole transaction is retried. */
export class ConflictError extends Error {}

/** The database does not respond, or no pool connection became free in time. */
export class DatabaseGoneError extends Error {}

/**
 * 1213: deadlock (on Galera also a failed certification, at COMMIT too); 1205: lock wait timeout; 1467: MariaDB's code
 * for both when waiting for a table's auto-increment counter.
 */
const CONFLICT_ERRNOS = new Set([1205, 1213, 1467]);
const CONFLICT_SQLSTATE = '40001';

/**
 * Errors of a server that cannot work now, or not on this connection: 1040 and 1203 too many connections, 1047 a Galera
 * node without its cluster, 1053 shutdown, 1180 a COMMIT during the loss of the cluster, 1290, 1792 and 1836 read-only
 * (it is a replica now), 1927 and 4031 connection ended by the server.
 */
const AWAY_ERRNOS = new Set([1040, 1047, 1053, 1180, 1203, 1290, 1792, 1836, 1927, 4031]);
const AWAY_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_|SQLITE_BUSY)/;

/**
 * Errors of a server that can no longer store anything: 1021 disk full, 1026 error writing a file, 1114 table full,
 * 1290 and 1836 read-only, 1792 read-only transaction. 1030 wraps an error of the storage engine, with the error number
 * of the operating system: 5 I/O error, 28 no space, 30 read-only file system, 122 quota.
 */
const UNWRITABLE_ERRNOS = new Set([1021, 1026, 1114, 1290, 1792, 1836]);
const STORAGE_ENGINE_ERRNO = 1030;
const STORAGE_ENGINE_REASON = /\b(5|28|30|122)\b/;
/** SQLite and files: disk full, over quota, I/O error or read-only, including lost folder permissions. */
const UNWRITABLE_CODES =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|(ENOSPC|EDQUOT|EROFS|EIO|EFBIG|EACCES|EPERM|EMFILE|ENFILE)$)/;

/**
 * Other errors of a server that needs an operator's action: 1037, 1041 and 1135 no memory or threads, 1044, 1045, 1049
 * and 1698 login or database revoked, 1129 this host is blocked, 1226 the user's limit is exhausted, 1317, 1969 and
 * 3024 the server aborted the statement by a rule.
 */
const UNUSABLE_ERRNOS = new Set([
  1037, 1041, 1044, 1045, 1049, 1129, 1135, 1226, 1317, 1698, 1969, 3024,
]);

/** Classifies a database error; `other` for all other errors. */
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

/** Whether the failure means that nothing can be stored in the database or in files. */
export function isUnwritable(error: unknown): boolean {
  const { errno = 0, code = '', message = '' } = driverError(error);
  if (errno === STORAGE_ENGINE_ERRNO) return STORAGE_ENGINE_REASON.test(message);
  return UNWRITABLE_ERRNOS.has(errno) || UNWRITABLE_CODES.test(code);
}

/** Whether waiting may help: the database is unavailable, and may recover by itself. */
export function mayComeBack(error: unknown): boolean {
  return ['away', 'gone'].includes(failureKind(error));
}

/** Whether a COMMIT with this failure may have succeeded: its response was lost. */
export function leavesOutcomeUnknown(error: unknown): boolean {
  const wasRefused = driverError(error).code === 'SQLITE_BUSY';
  return !wasRefused && mayComeBack(error);
}

/** Whether the failure is temporary and not the request's fault, so that the caller may retry later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isPassing);
  return failureKind(error) !== 'other';
}

/** Error fields of the drivers. */
export interface DriverError {
  errno?: number;
  code?: string;
  sqlState?: string;
  /** mysql2: the connection is no longer usable. */
  fatal?: boolean;
  message: string;
}

/** The driver's own error, which TypeORM wraps. */
export function driverError(error: unknown): DriverError {
  const outer = (error ?? {}) as { driverError?: DriverError } & DriverError;
  return outer.driverError ?? outer;
}
