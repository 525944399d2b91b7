import { currentRequestId } from '../http/request-scope';
import type { Database } from './database';

/** Longer ones are lists of numbers of rows, of which the beginning says enough. */
const MAX_LOGGED_CHARACTERS = 2_000;

/** Where slow statements are told. */
export interface StatementLog {
  warn(details: object, text: string): void;
}

/**
 * Logs every statement that takes longer, with the request it was sent for and without its parameters.
 * @param slowMs 0: none is logged
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
