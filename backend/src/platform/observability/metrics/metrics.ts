import { Aggregator, Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';

/** One number of a metric. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** What a number says. */
export interface MetricText {
  /** With its unit; that of a counter ends in _total. */
  name: string;
  help: string;
  labelNames?: string[];
  /** What becomes of the numbers of several processes; they are added up, unless told. */
  aggregator?: Aggregator;
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

/** What is measured, with the process itself: event loop, memory, garbage collection. */
export function createRegistry(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

/** A number that goes up and down, read when somebody looks. Where nothing is read it is left out. */
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

/** A number that only grows, counted elsewhere and read when somebody looks. */
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
