import mysql from 'mysql2/promise';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';

/** @typedef {import('../../scripts/lib/mariadb-server.mjs').MariaDb} MariaDb */

/** Each writes a binary log with GTIDs, so that the replica can take the primary's place. */
const optionsOf = (/** @type {number} */ serverId) => [
  `--server-id=${serverId}`,
  '--log-bin=binlog',
  '--log-slave-updates=ON',
  '--gtid-strict-mode=ON',
];
const replicaOptions = ['--read-only=ON', '--relay-log=relay', '--relay-log-recovery=ON'];

/**
 * @typedef {object} ReplicaPair
 * @property {MariaDb} primary
 * @property {MariaDb} replica
 * @property {() => Promise<void>} stop takes the data away, too
 */

/**
 * Starts a MariaDB server and another one that replicates it. Their data is gone when they stop.
 * @returns {Promise<ReplicaPair>}
 */
export async function startReplicaPair() {
  const starting = [startMariaDb(optionsOf(1)), startMariaDb([...optionsOf(2), ...replicaOptions])];
  const stop = async () => {
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') await started.value.stop();
  };
  try {
    const [primary, replica] = /** @type {[MariaDb, MariaDb]} */ (await Promise.all(starting));
    await runOn(primary, "CREATE USER 'follower'@'127.0.0.1' IDENTIFIED BY 'follower'");
    await runOn(primary, "GRANT REPLICATION SLAVE ON *.* TO 'follower'@'127.0.0.1'");
    await runOn(
      replica,
      `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${primary.port},
        MASTER_USER = 'follower', MASTER_PASSWORD = 'follower',
        MASTER_USE_GTID = slave_pos, MASTER_CONNECT_RETRY = 1`,
    );
    await runOn(replica, 'START SLAVE');
    return { primary, replica, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs a statement as the server's root.
 * @param {MariaDb} server
 * @param {string} sql
 */
export async function runOn({ url }, sql) {
  const connection = await mysql.createConnection(url);
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
