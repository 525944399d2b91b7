import cluster, { Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** The log of the supervisor. */
export interface SupervisorLog {
  warn(details: object, text: string): void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A worker that ran this long did not die from the cause of the crash before; the pause starts over. */
const STEADY_AFTER_MS = 60_000;

/**
 * Starts worker processes that share one port, and restarts those that die. The supervisor itself serves no requests.
 * Workers run the same program. Node ends them when the supervisor dies.
 */
export class ClusterSupervisor {
  private readonly workers = new Set<Worker>();
  private readonly stopping = new AbortController();

  constructor(private readonly log: SupervisorLog) {}

  /**
   * Starts workers and waits until all of them listen. The first starts alone: an error that keeps it from listening
   * would keep the others from it, too, and is reported once.
   * @returns whether all listen; a worker that does not has logged the reason
   */
  async start(count: number): Promise<boolean> {
    for (const names of [[1], Array.from({ length: count - 1 }, (_, index) => index + 2)]) {
      const listening = await Promise.all(names.map(() => this.startOne()));
      if (listening.includes(false)) return false;
    }
    return true;
  }

  /** Stops all workers gracefully and waits for them. */
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

  /** Starts a worker; it is restarted from the moment it has listened. */
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
    worker.on('error', () => {}); // a message could not be sent: the worker is dying, which is logged elsewhere
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
