import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Interface, createInterface } from 'node:readline';
import { Connection, RowDataPacket, createConnection } from 'mysql2/promise';
import { projectRoot } from '../../src/platform/config/config';

/** One of the two servers of a pair. */
interface Member {
  url: string;
  pid: number;
}

/** A MariaDB of its own with another one that replicates it; see bench/cluster/replica-up.mjs. */
export class ReplicaPair {
  readonly primary: Member = { url: '', pid: 0 };
  readonly replica: Member = { url: '', pid: 0 };
  private readonly lines: Interface;

  private constructor(private readonly child: ChildProcess) {
    this.lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    this.lines.on('line', (line) => this.read(line));
  }

  static async start(): Promise<ReplicaPair> {
    const program = join(projectRoot, 'bench/cluster/replica-up.mjs');
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    const pair = new ReplicaPair(child);
    await pair.untilTold(() => pair.replica.pid > 0);
    return pair;
  }

  /** Sends a signal to the replica: SIGKILL, SIGSTOP, SIGCONT. */
  signalReplica(signal: NodeJS.Signals): void {
    process.kill(this.replica.pid, signal);
  }

  /** Starts the replica again that was killed. */
  async startReplicaAgain(): Promise<void> {
    const { pid } = this.replica;
    this.child.stdin?.write('\n');
    await this.untilTold(() => this.replica.pid !== pid);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'close');
  }

  private read(line: string): void {
    const [, name, value = ''] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (name === 'DATABASE_URL') this.primary.url = value;
    if (name === 'DATABASE_REPLICA_URL') this.replica.url = value;
    const [, primary, replica] = /^processes: primary (\d+), replica (\d+)$/.exec(line) ?? [];
    if (!replica) return;
    this.primary.pid = Number(primary);
    this.replica.pid = Number(replica);
  }

  private async untilTold(isSo: () => boolean): Promise<void> {
    const ended = once(this.child, 'close').then(() => {
      throw new Error('The servers ended');
    });
    ended.catch(() => {});
    while (!isSo()) await Promise.race([once(this.lines, 'line'), ended]);
  }
}

/** Runs a statement on a server, as its root. */
export async function runOn({ url }: Pick<Member, 'url'>, sql: string): Promise<RowDataPacket[]> {
  const uri = url.replace(/^mariadb:/, 'mysql:');
  const connection: Connection = await createConnection({ uri });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
