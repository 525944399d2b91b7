import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpOnSignal } from '../../scripts/lib/children.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { GaleraNode, serverUser } from './galera-node.mjs';
import { startHaproxy } from './haproxy.mjs';

const nodeCount = 3;

/**
 * @typedef {object} Cluster
 * @property {string} url of haproxy, which forwards to the writer; ends in `/`, so that a database name can be appended
 * @property {GaleraNode[]} nodes
 * @property {() => Promise<void>} stop also deletes the data
 */

/**
 * Starts a three-node MariaDB Galera cluster behind haproxy on this machine. Its data is deleted when it stops.
 * @returns {Promise<Cluster>}
 */
export async function startGalera() {
  const folder = mkdtempSync(join(tmpdir(), 'grocessay-galera-'));
  if (serverUser) execFileSync('chown', [serverUser, folder]);
  const nodes = await planNodes(folder);
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
    forgetCleanUp();
  };
  const forgetCleanUp = cleanUpOnSignal(stop);
  try {
    for (const node of nodes) {
      await node.install();
      stops.push(() => node.stop());
      await node.start({ isFirst: node.number === 1 });
    }
    const haproxy = await startHaproxy({ nodes });
    stops.push(haproxy.close);
    return { url: `mariadb://root@127.0.0.1:${haproxy.port}/`, nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} folder */
async function planNodes(folder) {
  const ports = [];
  for (let number = 1; number <= nodeCount; number++)
    ports.push({
      sql: await freePort(),
      group: await freePort(),
      increments: await freePort(),
      copies: await freePort(),
    });
  const cluster = `gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
  return ports.map(
    (own, index) => new GaleraNode(index + 1, join(folder, `node${index + 1}`), own, cluster),
  );
}
