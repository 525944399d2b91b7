import type { FastifyBaseLogger } from 'fastify';
import type { ObservabilityConfig } from '../../config/observability-settings';
import type { Tracing } from './tracing';

/**
 * What traces requests, where that is configured. OpenTelemetry is loaded only then: it is many files, and who traces
 * nothing neither waits for them nor keeps them in memory.
 */
export async function createTracing(
  { traces }: Pick<ObservabilityConfig, 'traces'>,
  log: FastifyBaseLogger,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry');
  return new OpenTelemetry(traces, log);
}
