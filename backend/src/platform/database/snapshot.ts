import { DataSource, QueryRunner } from 'typeorm';
import { DatabasePlace, abandonTransaction, snapshotOptions } from './dialect/connections';
import { columnsOf } from './dialect/schema';
import { beginSnapshot, streamRows } from './dialect/statements';

/** A column of a table. */
export interface TableColumn {
  tableName: string;
  columnName: string;
}

/**
 * A read-only snapshot of the whole database, on a separate connection, so that the shop and the reader do not block
 * each other.
 */
export class Snapshot {
  private constructor(private readonly runner: QueryRunner) {}

  /**
   * Opens a snapshot of an existing database.
   * @throws Error where there is none, or it cannot be reached
   */
  static async of<Result>(
    place: DatabasePlace,
    look: (snapshot: Snapshot) => Promise<Result>,
  ): Promise<Result> {
    const source = await new DataSource(snapshotOptions(place)).initialize();
    const runner = source.createQueryRunner();
    try {
      await beginSnapshot(runner);
      return await look(new Snapshot(runner));
    } finally {
      await abandonTransaction(runner); // nothing was written, and unread rows may still be arriving
      await runner.release();
      await source.destroy();
    }
  }

  /**
   * Streams any number of rows of a SELECT. One SELECT at a time. Sums and 64-bit columns are numbers, instants are
   * texts.
   */
  rows<Row>(sql: string): AsyncIterable<Row> {
    return streamRows<Row>(this.runner, sql);
  }

  /** Every column of every table. */
  columns(): Promise<TableColumn[]> {
    return columnsOf(this.runner);
  }
}
