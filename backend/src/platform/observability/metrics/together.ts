import cluster, { Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, Registry } from 'prom-client';
import { Measured } from './metrics-route';

/**
 * Where several processes serve one port, whoever reads the metrics meets any one of them, and has to be told of all.
 * So the worker asks the process that started it, which gathers the numbers of all workers and adds them up.
 */
interface Question {
  metricsQuestion: number;
}

interface Answer {
  metricsAnswer: number;
  /** Missing where a worker did not answer. */
  text?: string;
}

/** Whoever reads the metrics waits no longer than ten seconds, by Prometheus' own default. */
const ANSWER_LIMIT_MS = 8_000;

/** The metrics of all processes that serve together; of a process that serves alone just its own. */
export function measuredTogether(registry: Registry): Measured {
  if (!cluster.isWorker) return registry;
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry(); // it listens to who asks for this process's part
  let questions = 0;
  const { contentType } = registry;
  return { contentType, metrics: () => askPrimary(++questions) };
}

/** Answers workers that ask for the metrics of all; called by the process that starts them. */
export function gatherFromWorkers(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: Partial<Question>) => {
    const { metricsQuestion } = message;
    if (metricsQuestion === undefined) return;
    const answer = (text?: string) =>
      worker.send({ metricsAnswer: metricsQuestion, text } satisfies Answer, () => {
        // It died meanwhile, and so did whoever asked it.
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
