import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { batchesOf } from './batches';
import { kernelMessages } from './kernel.messages';
import { ShopError, fieldError } from './shop-error';

/** Maximum number of rows in a call. */
const MOST_ROWS = 1_000;
/** Rows checked before other requests are served. */
const CHECKED_AT_ONCE = 100;
/** Rows per transaction: a compromise between lock times, which delay customers, and one disk write per transaction. */
const ROWS_OF_TRANSACTION = 250;

/**
 * Checks the number of rows in a call.
 * @throws VALIDATION (rows)
 */
export function assertRowCount(rows: readonly unknown[]): void {
  if (rows.length < 1 || rows.length > MOST_ROWS)
    throw fieldError('rows', kernelMessages.rowCount({ most: MOST_ROWS }));
}

/**
 * Checks the rows of a call and executes the valid ones in order, in batches. A refused row does not block the others.
 * @param check parses a row; throws the reason for a refusal
 * @param make executes checked rows in one transaction, and returns their outcomes
 * @returns the outcome of each row, or the reason for its refusal
 */
export async function carryOutRows<Row, Checked, Outcome>(
  rows: readonly Row[],
  check: (row: Row) => Promise<Checked>,
  make: (checked: readonly Checked[]) => Promise<(Outcome | ShopError)[]>,
): Promise<(Outcome | ShopError)[]> {
  const outcomes: (Outcome | ShopError)[] = [];
  const good: { place: number; checked: Checked }[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % CHECKED_AT_ONCE === 0) await yieldToOthers();
    try {
      good.push({ place, checked: await check(row) });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      outcomes[place] = error;
    }
  }
  for (const part of batchesOf(good, ROWS_OF_TRANSACTION)) {
    await yieldToOthers(); // a transaction of SQLite runs without a pause
    const made = await make(part.map(({ checked }) => checked));
    for (const [at, { place }] of part.entries()) outcomes[place] = made[at] as Outcome | ShopError;
  }
  return outcomes;
}

/** The reason for a row's refusal, as reported in results; null values for accepted rows. */
export function refusalOfRow(outcome: unknown): {
  code: string | null;
  field: string | null;
  message: string | null;
} {
  if (!(outcome instanceof ShopError)) return { code: null, field: null, message: null };
  const { code, message, fields = {} } = outcome;
  return { code, message, field: Object.keys(fields)[0] ?? null };
}
