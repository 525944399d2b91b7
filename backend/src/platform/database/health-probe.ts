import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseGoneError } from './database-failure';

const TICK_MS = 100;
/** After so much silence the database is asked for a sign of life. */
const ASK_AFTER_MS = 200;
/** After so much it is held to be gone: half a second of delay each way is still slow, and no more. */
const GONE_AFTER_MS = 1_500;
const ASK_AGAIN_AFTER_MS = 250;

/**
 * Notices that a database has stopped answering, by its silence on all connections. A statement that takes long
 * proves nothing: it may wait for somebody's lock. So a silent database is asked for a sign of life, and only when
 * that is not answered either is it held to be gone. Then all connections are cut, so that whoever waits on one
 * knows at once, and it is asked again and again until it is back.
 */
export class HealthProbe {
  /** The connections, each with the number of bytes that had come from it at the last tick. */
  private readonly bytesHeard = new Map<Socket, number>();
  private readonly timer = setInterval(() => this.tick(), TICK_MS).unref();
  private lastTickAtMs = performance.now();
  private silentMs = 0;
  private awaited = 0;
  private gone = false;
  private stopped = false;

  /**
   * @param ask makes a living database say something; fails, after a while, where it does not
   * @param onGone told once for each time the database is lost
   */
  constructor(
    private readonly ask: () => Promise<void>,
    private readonly onGone: () => void,
  ) {}

  /** Whether nothing is heard of the database. */
  get isGone(): boolean {
    return this.gone;
  }

  /** Listens to one more connection, until it closes. */
  listenTo(socket: Socket): Socket {
    this.bytesHeard.set(socket, 0);
    socket.once('close', () => this.bytesHeard.delete(socket));
    return socket;
  }

  /** Passes an answer of the database on; as long as it is awaited, silence counts. */
  async during<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.awaited++;
    try {
      return await answer;
    } finally {
      this.awaited--;
    }
  }

  /** Listens no more. */
  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private tick(): void {
    const nowMs = performance.now();
    // Time in which this very process stood still is nobody's silence.
    const passedMs = Math.min(nowMs - this.lastTickAtMs, 2 * TICK_MS);
    this.lastTickAtMs = nowMs;
    const isSilent = !this.hasHeard() && this.awaited > 0;
    this.silentMs = isSilent ? this.silentMs + passedMs : 0;
    if (this.gone || this.silentMs < ASK_AFTER_MS) return;
    if (this.silentMs >= GONE_AFTER_MS) void this.beGone();
    else this.ask().catch(() => {}); // what counts is whether anything is heard
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
