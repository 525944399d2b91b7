import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AllowedNetworks } from '../../../platform/outside/outside-address.rules';
import { TurnOutcome, WebhookTurn } from './webhook-turn';

/** What the thread is asked for; without a turn, to break off what is under way. */
export interface ThreadRequest {
  id: number;
  turn: WebhookTurn | null;
}

/** What became of the turn of that number. */
export interface ThreadAnswer {
  id: number;
  outcome: TurnOutcome;
}

interface Waiting {
  resolve: (outcome: TurnOutcome) => void;
  reject: (error: Error) => void;
}

/**
 * Sends to webhooks by a thread of its own, which the first turn starts: a thousand requests a second would have customers
 * wait. A thread that fails takes its turns along; the next turn starts another one.
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

  /** Has the turns that are under way answer soon, with what has arrived so far. */
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
      // The sources are run as they are where nothing was built.
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
