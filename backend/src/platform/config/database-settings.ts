import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { makeValidator, str } from 'envalid';

/** Where the data is, unless in the SQLite file. */
export interface DatabaseConfig {
  /** mysql:// or mariadb:// URL; absent for the embedded SQLite file. */
  databaseUrl?: string;
  /** Who has to have signed its certificate (PEM); absent: no TLS. */
  databaseCa?: string;
}

const databaseUrl = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['mysql:', 'mariadb:'].includes(url.protocol) || url.pathname.length < 2)
    throw new Error('expected mysql://user:password@host:port/database, or nothing for SQLite');
  return value;
});

/** What the environment says of it; each may be missing as far as envalid knows. */
export const databaseVariables = {
  DATABASE_URL: databaseUrl({
    desc: '`mysql://` or `mariadb://` URL; not set: SQLite under `DATA_DIR`',
    example: 'mysql://grocessay:secret@db:3306/grocessay',
    default: undefined,
  }),
  DATABASE_CA_FILE: str({
    desc: 'file with the CA certificate (PEM) of the database; if set, connections to it use TLS; not set: no TLS',
    example: '/etc/grocessay/database-ca.pem',
    default: undefined,
  }),
};

type DatabaseEnvironment = Record<keyof typeof databaseVariables, string | undefined>;

/**
 * The settings together.
 * @param root what a relative path counts from
 * @throws Error with one line that names the setting that does not fit
 */
export function databaseSettings(env: DatabaseEnvironment, root: string): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_CA_FILE: caFile } = env;
  if (url === undefined) {
    if (caFile) throw new Error('DATABASE_CA_FILE: SQLite has no TLS; set DATABASE_URL');
    return { databaseUrl: undefined };
  }
  if (caFile && isByAddress(url))
    throw new Error(
      'DATABASE_CA_FILE: DATABASE_URL has to have a name that the certificate is for',
    );
  return { databaseUrl: url, databaseCa: caFile && certificateIn(resolve(root, caFile)) };
}

function isByAddress(url: string): boolean {
  return isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) > 0;
}

function certificateIn(path: string): string {
  try {
    const pem = readFileSync(path, 'utf8');
    new X509Certificate(pem);
    return pem;
  } catch (error) {
    throw new Error(`DATABASE_CA_FILE: no certificate (PEM): ${(error as Error).message}`, {
      cause: error,
    });
  }
}
