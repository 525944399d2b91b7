import { Aggregator, Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';

/** One sample of a metric. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** Name and description of a metric. */
export interface MetricText {
  /** Includes the unit; counters end in _total. */
  name: string;
  help: string;
  labelNames?: string[];
  /** How to combine the values of several processes; by default the sum. */
  aggregator?: Aggregator;
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

/** Creates the registry, with the default process metrics: event loop, memory, garbage collection. */
export function createRegistry(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

/** A gauge that is read on each scrape, and omitted where the read returns nothing. */
export function gauge(registry: Registry, { labelNames = [], ...text }: MetricText, read: Read) {
  return new Gauge({
    ...text,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read();
      this.reset();
      if (labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of samples) this.set(labels, value);
    },
  });
}

/** A counter that is counted elsewhere and read on each scrape. */
export function counter(registry: Registry, { labelNames = [], ...text }: MetricText, read: Read) {
  return new Counter({
    ...text,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read();
      this.reset();
      for (const { labels = {}, value } of samples) this.inc(labels, value);
    },
  });
}
