import { ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../src/platform/config/config';

/** A private certificate authority. */
export class Authority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'grocessay-ca-'));

  constructor() {
    this.openssl(
      'req',
      '-x509',
      ...NEW_KEY,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-subj',
      '/CN=CA',
    );
  }

  /** The file of its own certificate. */
  get file(): string {
    return join(this.folder, 'ca.pem');
  }

  get pem(): string {
    return readFileSync(this.file, 'utf8');
  }

  /** Issues a new certificate for a host, which replaces the previous one. */
  certify(host: string): { cert: string; key: string } {
    writeFileSync(join(this.folder, 'names'), `subjectAltName = DNS:${host}`);
    this.openssl(
      'req',
      ...NEW_KEY,
      '-keyout',
      'key.pem',
      '-out',
      'request',
      '-subj',
      `/CN=${host}`,
    );
    const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
    this.openssl('x509', '-req', '-in', 'request', ...signer, '-out', 'cert.pem');
    return { cert: join(this.folder, 'cert.pem'), key: join(this.folder, 'key.pem') };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private openssl(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'ignore' });
  }
}

const NEW_KEY = ['-newkey', 'rsa:2048', '-nodes'];

/** A separate MariaDB server with TLS; see scripts/mariadb.mjs. */
export class TlsServer {
  private constructor(
    private readonly child: ChildProcess,
    /** The root URL on 127.0.0.1 without TLS, with an empty database. */
    readonly url: string,
  ) {}

  static async start({ cert, key }: { cert: string; key: string }): Promise<TlsServer> {
    const args = [
      join(projectRoot, 'scripts/mariadb.mjs'),
      `--ssl-cert=${cert}`,
      `--ssl-key=${key}`,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const [, url] = /^DATABASE_URL=(.+)$/.exec(line) ?? [];
      if (url) return new TlsServer(child, url);
    }
    throw new Error('MariaDB did not start');
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }
}
