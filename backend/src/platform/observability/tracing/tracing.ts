import { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ObservabilityConfig } from '../../config/observability-settings';
import type { Database } from '../../database/database';

/** What is told of requests to a collector of traces. */
export interface Tracing {
  /** Follows each request of a server: itself, its GraphQL operation, and the statements that are sent for it. */
  follow(app: FastifyInstance, database: Database): void;
}

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
