import { Snapshot } from '../database/snapshot';
import { Comparison } from './comparison.rules';

/** An invariant of the stored records, and its check. */
export interface IntegrityCheck {
  /** Short name, such as stock-ledger. */
  name: string;
  /** A description of the invariant. */
  holds: string;
  /** The kind of checked records, in the plural. */
  records: string;
  /** All checked records in order, each with its comparisons. */
  look(snapshot: Snapshot): AsyncIterable<Comparison[]>;
}

type Words = Pick<IntegrityCheck, 'name' | 'holds' | 'records'>;

/** A check of each row of a SELECT on its own. */
export function eachRow<Row>(
  words: Words,
  sql: string,
  judge: (row: Row) => Comparison[],
): IntegrityCheck {
  return {
    ...words,
    async *look(snapshot) {
      // eslint-disable-next-line grocessay/sql-is-fixed -- fixed where the check is written
      for await (const row of snapshot.rows<Row>(sql)) yield judge(row);
    },
  };
}

/** A check that groups consecutive rows with the same `id`. */
export function eachGroup<Row extends { id: number | string }>(
  words: Words,
  sql: string,
  judge: (rows: [Row, ...Row[]]) => Comparison[],
): IntegrityCheck {
  return {
    ...words,
    async *look(snapshot) {
      let group: [Row, ...Row[]] | undefined;
      // eslint-disable-next-line grocessay/sql-is-fixed -- fixed where the check is written
      for await (const row of snapshot.rows<Row>(sql)) {
        if (group?.[0].id === row.id) group.push(row);
        else {
          if (group) yield judge(group);
          group = [row];
        }
      }
      if (group) yield judge(group);
    },
  };
}
