import { currentRequestId } from '../http/request-scope';
import type { Database } from './database';

/** Longer statements contain lists of row ids; their beginning is enough. */
const MAX_LOGGED_CHARACTERS = 2_000;

/** The log of slow statements. */
export interface StatementLog {
  warn(details: object, text: string): void;
}

/**
 * Logs every slow statement with its request, without its parameters.
 * @param slowMs threshold in milliseconds; 0: nothing is logged
 */
export function logSlowStatements(
  { statements }: Pick<Database, 'statements'>,
  slowMs: number,
  log: StatementLog,
): void {
  if (slowMs === 0) return;
  statements.listen(({ sql, begunAtMs, endedAtMs }) => {
    const tookMs = endedAtMs - begunAtMs;
    if (tookMs <= slowMs) return;
    const details = {
      requestId: currentRequestId(),
      durationMs: Math.round(tookMs),
      statement: sql.slice(0, MAX_LOGGED_CHARACTERS),
    };
    log.warn(details, 'A slow statement');
  });
}
