import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AllowedNetworks } from '../../../platform/outside/outside-address.rules';
import { TurnOutcome, WebhookTurn } from './webhook-turn';

/** A request to the thread; without a turn, to abort the running ones. */
export interface ThreadRequest {
  id: number;
  turn: WebhookTurn | null;
}

/** The outcome of the turn with that id. */
export interface ThreadAnswer {
  id: number;
  outcome: TurnOutcome;
}

interface Waiting {
  resolve: (outcome: TurnOutcome) => void;
  reject: (error: Error) => void;
}

/**
 * Sends to webhooks in a separate thread, which the first turn starts: a thousand requests a second would delay
 * customers' requests. If the thread fails, the running turns fail, too; a later turn starts another thread.
 */
export class WebhookThread {
  private worker?: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly networks: AllowedNetworks) {}

  send(turn: WebhookTurn): Promise<TurnOutcome> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker ??= this.start();
      this.worker.postMessage({ id, turn } satisfies ThreadRequest);
    });
  }

  /** Makes the running turns return soon, with what has been delivered so far. */
  breakOff(): void {
    this.worker?.postMessage({ id: 0, turn: null } satisfies ThreadRequest);
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const extension = extname(__filename);
    const worker = new Worker(join(__dirname, `webhook-worker${extension}`), {
      workerData: this.networks,
      // Without a build, the thread runs from the TypeScript sources.
      ...(extension === '.ts' && { execArgv: ['-r', '@swc-node/register'] }),
    });
    worker.on('message', ({ id, outcome }: ThreadAnswer) => {
      this.waiting.get(id)?.resolve(outcome);
      this.waiting.delete(id);
    });
    worker.once('error', (error: Error) => this.fail(error));
    worker.once('exit', () => this.fail(new Error('The thread of the webhooks has ended')));
    return worker;
  }

  private fail(error: Error): void {
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
