import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';

/** Tracing of requests. */
export interface Tracing {
  /** Traces each request of a server, its GraphQL operation, and its statements. */
  follow(app: FastifyInstance, database: Database): void;
}
