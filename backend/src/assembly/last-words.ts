import { ConfigError } from '../platform/config/config';
import { isPassing } from '../platform/database/database-failure';
import { reasonOf } from '../platform/observability/log/trouble';

/** How the error that ends a process is logged: as one line where the operator can fix it, otherwise in full. */
export function lastWords(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  return isPassing(error) ? `Database or DATA_DIR: ${reasonOf(error)}` : error;
}
