import { batchesOf } from './batches';
import { kernelMessages } from './kernel.messages';
import { ShopError, fieldError } from './shop-error';

/** A call takes so many rows. */
const MOST_ROWS = 1_000;
/** So many rows are one transaction: customers wait for its locks, and each transaction costs a write to the disk. */
const ROWS_OF_TRANSACTION = 250;

/**
 * Checks how many rows a call has.
 * @throws VALIDATION (rows)
 */
export function assertRowCount(rows: readonly unknown[]): void {
  if (rows.length < 1 || rows.length > MOST_ROWS)
    throw fieldError('rows', kernelMessages.rowCount({ most: MOST_ROWS }));
}

/**
 * Reads the rows of a call, and carries those that pass their checks out, in their order and some at a time. A row that is
 * refused keeps no other back.
 * @param check reads a row; throws why it is refused
 * @param make carries checked rows out in one transaction, and answers what came of each
 * @returns for each row what came of it, or why it was refused
 */
export async function carryOutRows<Row, Checked, Outcome>(
  rows: readonly Row[],
  check: (row: Row) => Promise<Checked>,
  make: (checked: readonly Checked[]) => Promise<(Outcome | ShopError)[]>,
): Promise<(Outcome | ShopError)[]> {
  const outcomes: (Outcome | ShopError)[] = [];
  const good: { place: number; checked: Checked }[] = [];
  for (const [place, row] of rows.entries())
    try {
      good.push({ place, checked: await check(row) });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      outcomes[place] = error;
    }
  for (const part of batchesOf(good, ROWS_OF_TRANSACTION)) {
    const made = await make(part.map(({ checked }) => checked));
    for (const [at, { place }] of part.entries()) outcomes[place] = made[at] as Outcome | ShopError;
  }
  return outcomes;
}

/** Why a row is refused, as results of rows tell it; nothing of one that is not. */
export function refusalOfRow(outcome: unknown): {
  code: string | null;
  field: string | null;
  message: string | null;
} {
  if (!(outcome instanceof ShopError)) return { code: null, field: null, message: null };
  const { code, message, fields = {} } = outcome;
  return { code, message, field: Object.keys(fields)[0] ?? null };
}
