import { driverError, isPassing } from '../../database/database-failure';

/** The log of failures. */
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
 * Logs a line that an outage would repeat with every request at most once a minute per text. `leftOut` counts the lines
 * omitted since the previous one.
 * @param text one of a small set, since it is kept in memory
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
 * Logs a failure: internal errors every time, with their stack; outages of the database or the disk, which no stack
 * explains, once a minute with the reason.
 */
export function logTrouble(log: TroubleLog, error: unknown, details: object, text: string): void {
  if (isPassing(error)) warnOnceAMinute(log, { ...details, reason: reasonOf(error) }, text);
  else log.error({ ...details, err: error }, text);
}

/** One line with the reason why the database or the disk does not work. */
export function reasonOf(error: unknown): string | undefined {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return driverError(first).message || driverError(first).code;
}
