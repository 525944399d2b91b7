import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The condition of the network between a shop and its database:
 * - ok: everything is transmitted;
 * - latency: everything is delayed in both directions;
 * - hang: connections open and stay open, but nothing is transmitted until it is ok again;
 * - mute: requests of the shop arrive, every response is lost;
 * - down: connections are refused, and open ones are cut.
 */
export type NetworkCondition =
  { kind: 'ok' | 'hang' | 'mute' | 'down' } | { kind: 'latency'; eachWayMs: number };

/** How a COMMIT is lost: its response and the connection are lost, or it never arrives. */
export type CommitLoss = 'answer' | 'request';

interface Link {
  shop: Socket;
  database: Socket;
  /** Its COMMIT was sent, and the response will be dropped. */
  losesNextAnswer: boolean;
}

/** A network proxy on the loopback interface that simulates faults. */
export class FaultProxy {
  private networkCondition: NetworkCondition = { kind: 'ok' };
  private readonly links = new Set<Link>();
  private server: Server | undefined;
  private listenPort = 0;
  private changed: Promise<void>;
  private tellChange: () => void = () => {};
  private readonly commitLosses: CommitLoss[] = [];

  private constructor(private readonly targetPort: number) {
    this.changed = this.nextChange();
  }

  /** Starts a proxy to a port of this machine. */
  static async open(targetPort: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(targetPort);
    await proxy.listen();
    return proxy;
  }

  /** The port to which the shop connects. */
  get port(): number {
    return this.listenPort;
  }

  /** Changes the network condition, for all connections and at once. */
  async set(networkCondition: NetworkCondition): Promise<void> {
    this.networkCondition = networkCondition;
    this.tellChange();
    this.changed = this.nextChange();
    if (networkCondition.kind === 'down') await this.stopListening();
    else if (!this.server) await this.listen();
  }

  /** Cuts all open connections; new ones are accepted. */
  cut(): void {
    for (const link of this.links) end(link);
  }

  /** Loses the next COMMITs in the given ways, in order. */
  loseCommits(...losses: CommitLoss[]): void {
    this.commitLosses.push(...losses);
  }

  /** Number of COMMITs still to be lost. */
  get commitsToLose(): number {
    return this.commitLosses.length;
  }

  async close(): Promise<void> {
    await this.set({ kind: 'down' });
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.tellChange = resolve;
    });
  }

  private async listen(): Promise<void> {
    const server = createServer({ noDelay: true }, (shop) => this.link(shop));
    this.server = server;
    server.listen(this.listenPort, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') this.listenPort = address.port;
  }

  private async stopListening(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    const closed = server && once(server, 'close');
    server?.close();
    this.cut();
    await closed;
  }

  private link(shop: Socket): void {
    const database = connect({ port: this.targetPort, host: '127.0.0.1', noDelay: true });
    const link: Link = { shop, database, losesNextAnswer: false };
    this.links.add(link);
    for (const socket of [shop, database]) {
      socket.on('error', () => end(link));
      socket.on('close', () => {
        this.links.delete(link);
        end(link);
      });
    }
    this.pump(shop, database, (chunk) => this.letsRequestPass(link, chunk));
    this.pump(database, shop, () => this.letsAnswerPass(link));
  }

  /** Transmits bytes from one side to the other in order, as the network condition allows. */
  private pump(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): void {
    let last = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      const dueAtMs = Date.now() + this.delayMs();
      last = last.then(async () => {
        if (Date.now() < dueAtMs) await sleep(dueAtMs - Date.now());
        while (this.networkCondition.kind === 'hang' && !from.destroyed) await this.changed;
        if (passes(chunk) && !to.destroyed) to.write(chunk);
      });
    });
  }

  private delayMs(): number {
    return this.networkCondition.kind === 'latency' ? this.networkCondition.eachWayMs : 0;
  }

  private letsRequestPass(link: Link, chunk: Buffer): boolean {
    if (this.commitLosses.length === 0 || !isCommit(chunk)) return true;
    if (this.commitLosses.shift() === 'answer') {
      link.losesNextAnswer = true;
      return true;
    }
    end(link);
    return false;
  }

  private letsAnswerPass(link: Link): boolean {
    if (link.losesNextAnswer) end(link);
    return this.networkCondition.kind !== 'mute' && !link.losesNextAnswer;
  }
}

/** Closes both sides abruptly. */
function end({ shop, database }: Link): void {
  shop.resetAndDestroy();
  database.resetAndDestroy();
}

/** MySQL's protocol sends a statement as one packet: length, sequence number, command, and text. */
function isCommit(chunk: Buffer): boolean {
  return chunk.length < 16 && chunk.subarray(-6).toString('latin1') === 'COMMIT';
}
