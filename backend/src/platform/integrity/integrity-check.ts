import { Snapshot } from '../database/snapshot';
import { Comparison } from './comparison.rules';

/** One thing that must hold in the records, and how to see whether it does. */
export interface IntegrityCheck {
  /** Short name, such as stock-ledger. */
  name: string;
  /** What must hold, in words. */
  holds: string;
  /** What it looks at, in the plural. */
  records: string;
  /** Everything it looks at, one record after the other, each with what is expected of it. */
  look(snapshot: Snapshot): AsyncIterable<Comparison[]>;
}

type Words = Pick<IntegrityCheck, 'name' | 'holds' | 'records'>;

/** A check in which each row of a SELECT stands for itself. */
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

/** A check in which rows that follow one another with the same `id` belong together. */
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
