import { makeValidator } from 'envalid';

export const databaseUrl = makeValidator((value: string) => {
  if (!isServerUrl(value))
    throw new Error('expected mysql://user:password@host:port/database, or nothing for SQLite');
  return value;
});

export const databaseReplicaUrl = makeValidator((value: string) => {
  if (!isServerUrl(value))
    throw new Error('expected mysql://user:password@host:port/database of a replica, or nothing');
  return value;
});

function isServerUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return !!url && ['mysql:', 'mariadb:'].includes(url.protocol) && url.pathname.length > 1;
}

interface DatabaseEnvironment {
  DATABASE_URL: string | undefined;
  DATABASE_REPLICA_URL: string | undefined;
}

/**
 * Where the replica of the database is, if there is one.
 * @throws Error with one line where the database has none, or they are not of one kind: MariaDB and MySQL say in
 *   different ways how far they are
 */
export function replicaUrlOf(env: DatabaseEnvironment): string | undefined {
  const { DATABASE_URL: primary, DATABASE_REPLICA_URL: replica } = env;
  if (replica === undefined) return undefined;
  if (primary === undefined)
    throw new Error('DATABASE_REPLICA_URL: SQLite has no replicas; set DATABASE_URL, too');
  if (new URL(primary).protocol !== new URL(replica).protocol)
    throw new Error('DATABASE_REPLICA_URL: has to begin as DATABASE_URL: mysql:// or mariadb://');
  return replica;
}
