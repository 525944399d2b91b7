import { makeValidator } from 'envalid';

/** What the shop tells of itself to those who run it, and how long it takes its leave. */
export interface ObservabilityConfig {
  /** Who knows it may read /metrics; without one there is no such address. */
  metricsToken?: string;
  /** Absent where nothing is traced. */
  traces?: TracesConfig;
  /** A statement that takes longer is logged, in milliseconds; 0: none is. */
  slowQueryMs: number;
  /** How long the shop still takes requests after it was told to stop, in seconds. */
  shutdownDelaySeconds: number;
}

/** Where traces go. */
export interface TracesConfig {
  /** The collector, without a slash at its end. */
  endpoint: string;
  /** How many of the requests are traced: 1 for all of them, 0.1 for one in ten. */
  share: number;
}

/** The prefix of addresses that a collector takes OTLP over HTTP at. */
const otlpEndpoint = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw new Error('expected the address of a collector, such as http://localhost:4318');
  return url.href.replace(/\/+$/, '');
});

const share = makeValidator((value: string) => {
  if (!/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(value))
    throw new Error('expected a share from 0 to 1, such as 0.1');
  return Number(value);
});

/** It stands between the internet and what the shop takes in, so it is nothing that can be guessed. */
const metricsToken = makeValidator((value: string) => {
  if (!/^[\w.~+/=-]{16,200}$/.test(value))
    throw new Error('expected 16 to 200 letters, digits and signs of - . _ ~ + / =');
  return value;
});

const milliseconds = makeValidator((value: string) => {
  if (!/^\d{1,6}$/.test(value)) throw new Error('expected a whole number from 0 to 999999');
  return Number(value);
});

/** Longer than this no load balancer needs, and whoever stops the shop would kill it. */
const shutdownDelay = makeValidator((value: string) => {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 300)
    throw new Error('expected a whole number from 0 to 300');
  return Number(value);
});

export const observabilityVariables = {
  METRICS_TOKEN: metricsToken({
    desc: 'token for reading `/metrics`, 16 to 200 characters; not set: `/metrics` is not served',
    example: 'k3F9…',
    default: undefined,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint({
    desc: 'collector of traces (OTLP over HTTP); not set: nothing is traced',
    example: 'http://localhost:4318',
    default: undefined,
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    desc: 'share of requests that are traced, 0 to 1',
    example: '0.1',
    default: 1,
  }),
  SLOW_QUERY_MS: milliseconds({
    desc: 'database statements that take longer, in milliseconds, are logged; `0`: none',
    example: '200',
    default: 500,
  }),
  SHUTDOWN_DELAY_SECONDS: shutdownDelay({
    desc: 'seconds for which a stopping shop reports that it is not ready, and still serves requests',
    example: '10',
    default: 0,
  }),
};

interface ObservabilityEnvironment {
  METRICS_TOKEN: string | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
  SLOW_QUERY_MS: number;
  SHUTDOWN_DELAY_SECONDS: number;
}

/** The settings together. */
export function observabilityOf(env: ObservabilityEnvironment): ObservabilityConfig {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metricsToken: env.METRICS_TOKEN,
    traces: endpoint === undefined ? undefined : { endpoint, share: env.OTEL_TRACES_SAMPLER_ARG },
    slowQueryMs: env.SLOW_QUERY_MS,
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
  };
}
