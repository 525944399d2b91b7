import { driverError, isPassing } from '../../database/database-failure';

/** Where trouble is told. */
export interface TroubleLog {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

const ONCE_EVERY_MS = 60_000;

interface LastLine {
  writtenAtMs: number;
  leftOut: number;
}

const lastLines = new WeakMap<object, Map<string, LastLine>>();

/**
 * Writes a line that an outage would repeat with every request: once a minute for each text. `leftOut` says how many
 * were not written since the one before.
 * @param text one of few, since it is remembered
 */
export function warnOnceAMinute(
  log: Pick<TroubleLog, 'warn'>,
  details: object,
  text: string,
): void {
  const lines = lastLines.get(log) ?? new Map<string, LastLine>();
  lastLines.set(log, lines);
  const last = lines.get(text);
  const nowMs = performance.now();
  if (last && nowMs < last.writtenAtMs + ONCE_EVERY_MS) last.leftOut++;
  else {
    const leftOut = last?.leftOut ?? 0;
    lines.set(text, { writtenAtMs: nowMs, leftOut: 0 });
    log.warn({ ...details, ...(leftOut > 0 && { leftOut }) }, text);
  }
}

/**
 * Writes down what went wrong: a fault of ours each time, with its stack; that the database or the disk does not work,
 * which no stack explains, once a minute with its reason.
 */
export function logTrouble(log: TroubleLog, error: unknown, details: object, text: string): void {
  if (isPassing(error)) warnOnceAMinute(log, { ...details, reason: reasonOf(error) }, text);
  else log.error({ ...details, err: error }, text);
}

/** In a line why the database or the disk does not work. */
export function reasonOf(error: unknown): string | undefined {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return driverError(first).message || driverError(first).code;
}
