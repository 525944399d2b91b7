import type { FastifyBaseLogger } from 'fastify';
import type { ObservabilityConfig } from '../../config/observability-settings';
import type { Tracing } from './tracing';

/**
 * Creates request tracing if configured. OpenTelemetry is loaded only then: it has many files, which cost start time
 * and memory.
 */
export async function createTracing(
  { traces }: Pick<ObservabilityConfig, 'traces'>,
  log: FastifyBaseLogger,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry');
  return new OpenTelemetry(traces, log);
}
