import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';

/** What is told of requests to a collector of traces. */
export interface Tracing {
  /** Follows each request of a server: itself, its GraphQL operation, and the statements that are sent for it. */
  follow(app: FastifyInstance, database: Database): void;
}
