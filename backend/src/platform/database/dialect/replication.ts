import { EntityManager } from 'typeorm';

/**
 * A place in what a primary has written down, by its global transaction ids (GTID). MariaDB keeps count of them wherever
 * it writes a binary log, MySQL where `gtid_mode` is ON.
 */
export type Position = string;

/**
 * How far a primary is: all that it has acknowledged lies before this.
 * @throws Error where it keeps no count
 */
export async function positionOf(primary: EntityManager): Promise<Position> {
  const [row] = await primary.query<{ position: string }[]>(
    isMariaDb(primary)
      ? 'SELECT @@GLOBAL.gtid_binlog_pos AS position'
      : 'SELECT @@GLOBAL.gtid_executed AS position',
  );
  if (!row?.position) throw new Error('The primary writes no binary log with GTIDs');
  return row.position;
}

/** Whether a replica has everything up to there, or gets it in time. */
export async function reaches(
  replica: EntityManager,
  position: Position,
  withinMs: number,
): Promise<boolean> {
  const [row] = await replica.query<{ outcome: number | string | null }[]>(
    isMariaDb(replica)
      ? 'SELECT MASTER_GTID_WAIT(?, ?) AS outcome'
      : 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS outcome',
    [position, withinMs / 1000],
  );
  // A time that ran out is -1 for MariaDB and 1 for MySQL.
  return row !== undefined && row.outcome !== null && Number(row.outcome) === 0;
}

/** A statement would have written, over a connection that may only read. */
export const WRITE_REFUSED_ERRNO = 1792;

function isMariaDb({ connection }: EntityManager): boolean {
  return connection.options.type === 'mariadb';
}
