import { makeValidator } from 'envalid';

/** Settings of metrics, traces, slow statement logging and shutdown. */
export interface ObservabilityConfig {
  /** Grants access to /metrics; without a token the route does not exist. */
  metricsToken?: string;
  /** Absent where tracing is off. */
  traces?: TracesConfig;
  /** Statements slower than this are logged, in milliseconds; 0: none. */
  slowQueryMs: number;
  /** How long the shop keeps accepting requests after a stop signal, in seconds. */
  shutdownDelaySeconds: number;
}

/** The destination of traces. */
export interface TracesConfig {
  /** The URL of the collector, without a trailing slash. */
  endpoint: string;
  /** Fraction of requests that are traced: 1 for all, 0.1 for one in ten. */
  share: number;
}

/** The base URL at which a collector receives OTLP over HTTP. */
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

/** Protects the shop's revenue figures from the internet, so it must not be guessable. */
const metricsToken = makeValidator((value: string) => {
  if (!/^[\w.~+/=-]{16,200}$/.test(value))
    throw new Error('expected 16 to 200 letters, digits and signs of - . _ ~ + / =');
  return value;
});

const milliseconds = makeValidator((value: string) => {
  if (!/^\d{1,6}$/.test(value)) throw new Error('expected a whole number from 0 to 999999');
  return Number(value);
});

/** No load balancer needs longer, and the process manager would kill the shop. */
const shutdownDelay = makeValidator((value: string) => {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 300)
    throw new Error('expected a whole number from 0 to 300');
  return Number(value);
});

export const observabilityVariables = {
  METRICS_TOKEN: metricsToken({
    desc: 'bearer token that grants access to `/metrics`, 16 to 200 characters; not set: the endpoint does not exist',
    example: 'k3F9…',
    default: undefined,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint({
    desc: 'collector of traces (OTLP over HTTP); not set: no tracing',
    example: 'http://localhost:4318',
    default: undefined,
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    desc: 'share of requests to trace, 0 to 1',
    example: '0.1',
    default: 1,
  }),
  SLOW_QUERY_MS: milliseconds({
    desc: 'threshold in milliseconds above which a database statement is logged; `0`: none',
    example: '200',
    default: 500,
  }),
  SHUTDOWN_DELAY_SECONDS: shutdownDelay({
    desc: 'seconds for which the shop, after a signal to stop, reports that it is not ready but still serves',
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

/** Combines the settings. */
export function observabilityOf(env: ObservabilityEnvironment): ObservabilityConfig {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metricsToken: env.METRICS_TOKEN,
    traces: endpoint === undefined ? undefined : { endpoint, share: env.OTEL_TRACES_SAMPLER_ARG },
    slowQueryMs: env.SLOW_QUERY_MS,
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
  };
}
