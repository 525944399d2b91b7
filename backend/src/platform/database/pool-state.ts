/** How busy the ways to a database are. On SQLite this is the one connection that writes. */
export interface PoolState {
  /** So many may be in use at once. */
  size: number;
  inUse: number;
  /** Transactions and reads that wait for one to come free. */
  waiting: number;
}
