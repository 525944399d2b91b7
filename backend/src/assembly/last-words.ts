import { ConfigError } from '../platform/config/config';
import { isPassing } from '../platform/database/database-failure';
import { reasonOf } from '../platform/observability/log/trouble';

/** What is told of the error that ends a process: one line where somebody else than a developer can help. */
export function lastWords(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  return isPassing(error) ? `Database or DATA_DIR: ${reasonOf(error)}` : error;
}
