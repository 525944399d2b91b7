/** The load of the connections to a database. On SQLite, of the one connection that writes. */
export interface PoolState {
  /** Maximum number of connections in use. */
  size: number;
  inUse: number;
  /** Transactions and reads waiting for a free one. */
  waiting: number;
}
