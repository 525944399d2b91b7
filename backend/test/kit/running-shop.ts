import { ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../src/platform/config/config';

/** The parts of a response that the log's test checks. */
export type PlainAnswer = {
  status: number;
  body: { data?: Record<string, never>; errors?: unknown[] };
};

/** A shop ended, or was silent for three minutes, before it was open. */
export class NotOpenedError extends Error {
  constructor(
    readonly output: string,
    readonly exitCode: number | null,
  ) {
    super(`The shop did not open: ${output}`);
  }
}

/** A whole shop in a separate process, with its output. */
export class RunningShop {
  /** Its standard output and standard error. */
  output = '';
  private cookies = '';
  /** The session and device tokens that it issued. */
  readonly seenTokens = new Set<string>();

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk));
  }

  /** @param within a command that runs the given one in its own environment */
  static async start(
    environment: NodeJS.ProcessEnv,
    within: readonly string[] = [],
  ): Promise<RunningShop> {
    const port = await freePort();
    const env = { ...process.env, ...environment, PORT: String(port) };
    const command = [...within, process.execPath, '-r', '@swc-node/register', 'src/main.ts'];
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: join(projectRoot, 'backend'), env });
    const shop = new RunningShop(child, `http://127.0.0.1:${port}`);
    for (let look = 0; look < 1_800; look++) {
      if (shop.output.includes('is open')) return shop;
      if (child.exitCode !== null) break;
      await sleep(100);
    }
    child.kill('SIGKILL');
    throw new NotOpenedError(shop.output, child.exitCode);
  }

  async send(
    method: string,
    path: string,
    body?: string | Buffer,
    type = 'application/json',
  ): Promise<PlainAnswer> {
    // Each on a new connection: in a cluster, any process may respond.
    const always = { 'user-agent': 'test', connection: 'close' };
    const headers: Record<string, string> = { ...always, cookie: this.cookies };
    if (body !== undefined) headers['content-type'] = type;
    const response = await fetch(this.url + path, { method, headers, body: body as never });
    this.keepCookies(response);
    const text = await response.text();
    for (const [, token = ''] of text.matchAll(/"accessToken":"([^"]+)"/g))
      this.seenTokens.add(token);
    const json = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, body: json };
  }

  graphql(query: string, input: object): Promise<PlainAnswer> {
    return this.send('POST', '/graphql', JSON.stringify({ query, variables: { input } }));
  }

  /** The id of its main process. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Its exit code; null while it runs, or if a signal ended it. */
  get exitCode(): number | null {
    return this.child.exitCode;
  }

  forgetCookies(): void {
    this.cookies = '';
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null && this.child.signalCode === null)
      await once(this.child, 'close');
  }

  private keepCookies(response: Response): void {
    const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    for (const cookie of given) this.seenTokens.add(cookie.slice(cookie.indexOf('=') + 1));
    if (given.length > 0) this.cookies = given.join('; ');
  }
}

/** A free port below the ephemeral range, so that no outgoing connection takes it before the shop listens. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
