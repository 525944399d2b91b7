// Closed-loop load: each customer has one connection, and sends the next request after each response.
import { Connection } from './connection.mjs';

/**
 * @typedef {(conn: Connection, i: number) => Promise<unknown>} Unit one unit of work; throws if the response is wrong
 * @typedef {{ rate: number, p50Ms: number, p99Ms: number, done: number, failures: Record<string, number> }} Window
 */

/** Failures are rare; a customer backs off after one. */
const PAUSE_AFTER_FAILURE_MS = 5;

/**
 * Runs one window of load and measures it after a warm-up. Work started within the window counts in the percentiles
 * however long it takes; only work that also ended within it counts in the rate.
 * @param {{ origin: string, connections: number, seconds: number, warmSeconds: number, newUnit: () => Unit }} load
 * @returns {Promise<Window>}
 */
export async function runLoad({ origin, connections, seconds, warmSeconds, newUnit }) {
  /** @type {number[]} */
  const latencies = [];
  /** @type {Record<string, number>} */
  const failures = {};
  let done = 0;
  let next = 0;
  const from = performance.now() + warmSeconds * 1000;
  const until = from + seconds * 1000;

  const customer = async () => {
    const conn = new Connection(origin);
    const unit = newUnit();
    for (let start = performance.now(); start < until; start = performance.now()) {
      try {
        await unit(conn, next++);
        const end = performance.now();
        if (start >= from) latencies.push(end - start);
        if (end >= from && end <= until) done++;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        failures[text] = (failures[text] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_FAILURE_MS));
      }
    }
    await conn.close();
  };
  await Promise.all(Array.from({ length: connections }, customer));

  latencies.sort((a, b) => a - b);
  return {
    rate: done / seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    done,
    failures,
  };
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @param {number[]} values */
export const median = (values) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
