import { QueryFailedError } from 'typeorm';
import {
  ConflictError,
  DatabaseGoneError,
  failureKind,
  isPassing,
  isUnwritable,
  leavesOutcomeUnknown,
} from './database-failure';

const fromDriver = (fields: object) => Object.assign(new Error('what the driver says'), fields);
const told = (message: string) => ({ message });
const asQueryFailure = (fields: object) =>
  new QueryFailedError('UPDATE products', [], fromDriver(fields));

describe('what a failed statement means', () => {
  it.each([
    ['a deadlock, or on Galera a failed certification', { errno: 1213, sqlState: '40001' }],
    ['a deadlock about the counter of a table', { errno: 1467, sqlState: 'HY000' }],
    ['a wait for a lock that took too long', { errno: 1205, sqlState: 'HY000' }],
    ['any other failed serialization', { errno: 9999, sqlState: '40001' }],
  ])('is a conflict for %s', (_, fields) => {
    expect(failureKind(fromDriver(fields))).toBe('conflict');
    expect(failureKind(asQueryFailure(fields))).toBe('conflict');
  });

  it('is a conflict where the work says so', () => {
    expect(failureKind(new ConflictError('changed meanwhile'))).toBe('conflict');
  });

  it.each([
    ['a refused connection', { code: 'ECONNREFUSED' }],
    ['a connection that was cut', { code: 'ECONNRESET' }],
    ['a connection that the server closed', { code: 'PROTOCOL_CONNECTION_LOST', fatal: true }],
    ['a statement that ran out of time', { code: 'PROTOCOL_SEQUENCE_TIMEOUT' }],
    ['a statement on a connection that is closed', { fatal: true }],
    ['a node without its cluster', { errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' }],
    ['a COMMIT that met the loss of the cluster', { errno: 1180 }],
    ['a server that shuts down', { errno: 1053 }],
    ['a connection that somebody ended', { errno: 1927 }],
    ['a server that became a replica', { errno: 1290 }],
    ['too many connections', { errno: 1040 }],
    ['a SQLite file that another process writes to', { code: 'SQLITE_BUSY' }],
  ])('is that the database is away for %s', (_, fields) => {
    expect(failureKind(fromDriver(fields))).toBe('away');
    expect(failureKind(asQueryFailure(fields))).toBe('away');
  });

  it('is that it is gone where nothing is heard of it', () => {
    const gone = new DatabaseGoneError('silence');
    expect(failureKind(gone)).toBe('gone');
    expect(failureKind(new QueryFailedError('COMMIT', [], gone))).toBe('gone');
  });

  it.each([
    ['a SQLite file on a full disk', { code: 'SQLITE_FULL' }],
    ['a SQLite file over its quota', { code: 'SQLITE_IOERR_WRITE' }],
    ['a SQLite file on a disk that became read-only', { code: 'SQLITE_READONLY_DBMOVED' }],
    ['a server on a full disk', { errno: 1021 }],
    ['a full table', { errno: 1114 }],
    ['a storage engine without space', { errno: 1030, ...told('Got error 28 "No space left"') }],
    ['a file on a full disk', { code: 'ENOSPC' }],
    ['a file over a quota', { code: 'EDQUOT' }],
    ['a file on a disk that became read-only', { code: 'EROFS' }],
  ])('is that nothing can be stored for %s', (_, fields) => {
    for (const error of [fromDriver(fields), asQueryFailure(fields)]) {
      expect(isUnwritable(error)).toBe(true);
      expect(failureKind(error)).toBe('unusable');
      expect(leavesOutcomeUnknown(error)).toBe(false);
    }
  });

  it('is that nothing can be stored, and another server may, for one that became read-only', () => {
    for (const errno of [1290, 1836]) {
      expect(isUnwritable(fromDriver({ errno }))).toBe(true);
      expect(failureKind(fromDriver({ errno }))).toBe('away');
    }
  });

  it.each([
    ['a login that is refused', { errno: 1045 }],
    ['a user who is over a limit', { errno: 1226 }],
    ['a server without threads', { errno: 1135 }],
    ['a statement that a rule of the server ended', { errno: 1969 }],
  ])('is nothing of the request for %s', (_, fields) => {
    expect(failureKind(asQueryFailure(fields))).toBe('unusable');
    expect(isUnwritable(asQueryFailure(fields))).toBe(false);
  });

  it('passes where all of several failures do', () => {
    const full = fromDriver({ code: 'SQLITE_FULL' });
    expect(isPassing(new AggregateError([full, full]))).toBe(true);
    expect(isPassing(new AggregateError([full, new Error('a fault')]))).toBe(false);
  });

  it.each([
    ['another error of a storage engine', { errno: 1030, ...told('Got error 127') }],
    ['a key that is there already', { errno: 1062, sqlState: '23000', code: 'ER_DUP_ENTRY' }],
    ['a table that is not there', { errno: 1146, sqlState: '42S02' }],
    ['a constraint of SQLite', { code: 'SQLITE_CONSTRAINT_UNIQUE' }],
    ['an error of our own', {}],
  ])('is nothing that passes for %s', (_, fields) => {
    expect(failureKind(asQueryFailure(fields))).toBe('other');
    expect(isPassing(asQueryFailure(fields))).toBe(false);
  });

  it('is nothing that passes for what is no error at all', () => {
    expect(failureKind(undefined)).toBe('other');
    expect(failureKind('text')).toBe('other');
  });
});
