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
 * The whole database as it was at one moment, to be read only: over a connection of its own, so that neither
 * the shop nor who looks waits for the other.
 */
export class Snapshot {
  private constructor(private readonly runner: QueryRunner) {}

  /**
   * Looks at one moment of a database that exists.
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
      await abandonTransaction(runner); // nothing was written, and rows may be under way that nobody reads
      await runner.release();
      await source.destroy();
    }
  }

  /**
   * The rows of a SELECT as they come, so that there may be any number of them. One SELECT at a time. Sums and
   * 64-bit columns are numbers, instants are texts.
   */
  rows<Row>(sql: string): AsyncIterable<Row> {
    return streamRows<Row>(this.runner, sql);
  }

  /** Every column of every table. */
  columns(): Promise<TableColumn[]> {
    return columnsOf(this.runner);
  }
}
