import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseGoneError } from './database-failure';

const TICK_MS = 100;
/** Milliseconds of silence after which the probe sends a query. */
const ASK_AFTER_MS = 200;
/** Milliseconds after which the database counts as gone; a latency of half a second each way still counts as slow. */
const GONE_AFTER_MS = 1_500;
const ASK_AGAIN_AFTER_MS = 250;

/**
 * Detects that a database has stopped answering, by silence on all connections. A slow statement proves nothing: it may
 * wait for a lock. So the probe queries a silent database, and declares it gone only if this query gets no response
 * either. Then it closes all connections, so that waiting callers fail at once, and repeats the query until the
 * database answers.
 */
export class HealthProbe {
  /** The connections, each with the number of bytes received until the last tick. */
  private readonly bytesHeard = new Map<Socket, number>();
  private readonly timer = setInterval(() => this.tick(), TICK_MS).unref();
  private lastTickAtMs = performance.now();
  private silentMs = 0;
  private awaited = 0;
  private gone = false;
  private stopped = false;

  /**
   * @param ask sends a query; rejects after a timeout where the database does not respond
   * @param onGone called once each time the database is lost
   */
  constructor(
    private readonly ask: () => Promise<void>,
    private readonly onGone: () => void,
  ) {}

  /** Whether the database counts as gone. */
  get isGone(): boolean {
    return this.gone;
  }

  /** Watches one more connection, until it closes. */
  listenTo(socket: Socket): Socket {
    this.bytesHeard.set(socket, 0);
    socket.once('close', () => this.bytesHeard.delete(socket));
    return socket;
  }

  /** Awaits a response of the database; silence counts only during this time. */
  async during<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.awaited++;
    try {
      return await answer;
    } finally {
      this.awaited--;
    }
  }

  /** Stops watching. */
  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private tick(): void {
    const nowMs = performance.now();
    // Time during which this process itself was blocked does not count as silence.
    const passedMs = Math.min(nowMs - this.lastTickAtMs, 2 * TICK_MS);
    this.lastTickAtMs = nowMs;
    const isSilent = !this.hasHeard() && this.awaited > 0;
    this.silentMs = isSilent ? this.silentMs + passedMs : 0;
    if (this.gone || this.silentMs < ASK_AFTER_MS) return;
    if (this.silentMs >= GONE_AFTER_MS) void this.beGone();
    else this.ask().catch(() => {}); // only received bytes count
  }

  private hasHeard(): boolean {
    let heard = false;
    for (const [socket, bytes] of this.bytesHeard) {
      if (socket.bytesRead === bytes) continue;
      this.bytesHeard.set(socket, socket.bytesRead);
      heard = true;
    }
    return heard;
  }

  private async beGone(): Promise<void> {
    this.gone = true;
    this.onGone();
    for (const socket of this.bytesHeard.keys())
      socket.destroy(new DatabaseGoneError('The database does not answer'));
    while (!this.stopped && !(await this.answers()));
    this.gone = false;
    this.silentMs = 0;
  }

  private async answers(): Promise<boolean> {
    await sleep(ASK_AGAIN_AFTER_MS, undefined, { ref: false });
    return this.ask().then(
      () => true,
      () => false,
    );
  }
}
