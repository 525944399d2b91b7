import cluster, { Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a crew tells who died. */
export interface SupervisorLog {
  warn(details: object, text: string): void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** Who lived so long did not die of what killed the one before. */
const STEADY_AFTER_MS = 60_000;

/**
 * Worker processes that serve together on one port; this process serves nobody, and only starts again those that
 * die. They run the program that this one runs. When this process dies they end, too: Node sees to that.
 */
export class ClusterSupervisor {
  private readonly workers = new Set<Worker>();
  private readonly stopping = new AbortController();

  constructor(private readonly log: SupervisorLog) {}

  /**
   * Starts so many, and waits until all of them listen. The first begins alone: what keeps it from listening would
   * keep the others from it, too, and is told once.
   * @returns whether they do; whoever does not has said why
   */
  async start(count: number): Promise<boolean> {
    for (const names of [[1], Array.from({ length: count - 1 }, (_, index) => index + 2)]) {
      const listening = await Promise.all(names.map(() => this.startOne()));
      if (listening.includes(false)) return false;
    }
    return true;
  }

  /** Has all of them stop gracefully, and waits until they have. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(
      [...this.workers].map((worker) => {
        const exit = exitOf(worker);
        worker.process.kill('SIGTERM');
        return exit;
      }),
    );
  }

  /** Starts a worker that is started again from when it has listened. */
  private async startOne(): Promise<boolean> {
    const worker = this.fork();
    const exit = exitOf(worker);
    const listens = new Promise<true>((resolve) => worker.once('listening', () => resolve(true)));
    const isListening = await Promise.race([listens, exit.then(() => false as const)]);
    if (isListening) void this.keepAlive(worker, exit);
    return isListening;
  }

  private async keepAlive(first: Worker, firstExit: Promise<Exit>): Promise<void> {
    let [worker, exit] = [first, firstExit];
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const bornAtMs = performance.now();
      const how = await exit;
      if (this.stopping.signal.aborted) return;
      if (performance.now() - bornAtMs > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
      const details = { diedWorker: worker.id, diedPid: worker.process.pid, ...how, pauseMs };
      this.log.warn(details, 'A worker died and is started again');
      const pause = sleep(pauseMs, undefined, { signal: this.stopping.signal });
      await pause.catch(() => undefined); // all are stopped
      if (this.stopping.signal.aborted) return;
      worker = this.fork();
      exit = exitOf(worker);
    }
  }

  private fork(): Worker {
    const worker = cluster.fork();
    this.workers.add(worker);
    worker.once('exit', () => this.workers.delete(worker));
    worker.on('error', () => {}); // a message that could not be sent: the worker is dying, which is told
    return worker;
  }
}

interface Exit {
  code: number | null;
  signal: string | null;
}

function exitOf(worker: Worker): Promise<Exit> {
  return new Promise((resolve) =>
    worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal })),
  );
}
