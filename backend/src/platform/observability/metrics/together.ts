import cluster, { Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, Registry } from 'prom-client';
import { Measured } from './metrics-route';

/**
 * Where several processes share a port, a scrape reaches any one of them but must cover all. So the worker asks the
 * supervisor, which collects the metrics of all workers and adds them up.
 */
interface Question {
  metricsQuestion: number;
}

interface Answer {
  metricsAnswer: number;
  /** Missing where a worker did not respond. */
  text?: string;
}

/** Prometheus waits ten seconds by default. */
const ANSWER_LIMIT_MS = 8_000;

/** The metrics of all processes of the cluster; without a cluster, those of this process. */
export function measuredTogether(registry: Registry): Measured {
  if (!cluster.isWorker) return registry;
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry(); // listens for requests for this process's metrics
  let questions = 0;
  const { contentType } = registry;
  return { contentType, metrics: () => askPrimary(++questions) };
}

/** Answers workers that request the metrics of all; called in the supervisor. */
export function gatherFromWorkers(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: Partial<Question>) => {
    const { metricsQuestion } = message;
    if (metricsQuestion === undefined) return;
    const answer = (text?: string) =>
      worker.send({ metricsAnswer: metricsQuestion, text } satisfies Answer, () => {
        // The worker died meanwhile, and with it the scrape.
      });
    registry.clusterMetrics().then(answer, () => answer());
  });
}

async function askPrimary(question: number): Promise<string> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  process.send?.({ metricsQuestion: question } satisfies Question);
  for (;;) {
    const [{ metricsAnswer, text }] = (await once(process, 'message', { signal })) as [Answer];
    if (metricsAnswer !== question) continue;
    if (text === undefined) throw new Error('A process did not tell its metrics');
    return text;
  }
}
