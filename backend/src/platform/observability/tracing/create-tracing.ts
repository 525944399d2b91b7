import { FastifyBaseLogger } from 'fastify';
import { ObservabilityConfig } from '../../config/observability-settings';
import { Tracing } from './tracing';

/**
 * What traces requests, where that is configured. OpenTelemetry is loaded only then: it is many files, and who traces
 * nothing neither waits for them nor keeps them in memory.
 */
export function createTracing(
  { traces }: Pick<ObservabilityConfig, 'traces'>,
  log: FastifyBaseLogger,
): Tracing | undefined {
  if (!traces) return undefined;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it always
  const { OpenTelemetry } = require('./open-telemetry') as typeof import('./open-telemetry');
  return new OpenTelemetry(traces, log);
}
