import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stop } from '../../scripts/lib/children.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { findProgram } from '../../scripts/lib/programs.mjs';

/** @typedef {import('./galera-node.mjs').GaleraNode} GaleraNode */

/** A port that nobody listens on, for unused entries of the configuration. */
const NOWHERE = 1;

/**
 * The addresses for the shipped configuration.
 * @param {{ database: number, shop: number }} ports
 * @param {{ sqlPort: number, healthPort: number }[]} nodes
 * @param {number[]} shopPorts
 */
function addresses(ports, nodes, shopPorts) {
  /** @param {number | undefined} port */
  const local = (port) => `127.0.0.1:${port ?? NOWHERE}`;
  /** @type {Record<string, string>} */
  const environment = {
    SHOP_BIND: local(ports.shop),
    SHOP_1: local(shopPorts[0]),
    SHOP_2: local(shopPorts[1]),
    DATABASE_BIND: local(ports.database),
  };
  for (const number of [1, 2, 3]) {
    const node = nodes[number - 1];
    environment[`DATABASE_${number}`] = local(node?.sqlPort);
    environment[`DATABASE_${number}_CHECK`] = String(node?.healthPort ?? NOWHERE);
  }
  return environment;
}

/**
 * Reports by HTTP whether a node is synchronised with the cluster, since haproxy cannot speak SQL.
 * @param {GaleraNode} node
 */
async function serveHealth(node) {
  const server = createServer((_request, response) => {
    node.isSynced().then(
      (isSynced) => response.writeHead(isSynced ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    );
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { port, close: () => server.close() };
}

/**
 * Starts haproxy with the shipped configuration, `deploy/haproxy.cfg`, in front of the nodes of a cluster, two shops,
 * or both, and waits until it forwards requests.
 * @param {{ nodes?: GaleraNode[], shopPorts?: number[] }} behind the backends; the first node is the writer
 */
export async function startHaproxy({ nodes = [], shopPorts = [] }) {
  const program = findProgram('haproxy');
  if (!program) throw new Error('haproxy is not installed.');
  const ports = { database: await freePort(), shop: await freePort() };
  const health = await Promise.all(nodes.map(serveHealth));
  const servers = nodes.map((node, index) => ({
    sqlPort: node.ports.sql,
    healthPort: health[index]?.port ?? NOWHERE,
  }));
  const child = start(program, ['-db', '-q', '-f', fromRoot('deploy/haproxy.cfg')], {
    stdio: 'ignore',
    env: { ...process.env, ...addresses(ports, servers, shopPorts) },
  });
  const shopUrl = `http://127.0.0.1:${ports.shop}`;
  /** @param {() => Promise<boolean>} isSo */
  const until = async (isSo) => {
    while (!(await isSo())) {
      if (child.exitCode !== null) throw new Error('haproxy ended: try haproxy -f by hand');
      await sleep(100);
    }
  };
  if (nodes.length > 0) await until(() => greets(ports.database));
  if (shopPorts.length > 0) await until(() => isReady(shopUrl));
  return {
    port: ports.database,
    shopUrl,
    close: async () => {
      await stop(child);
      for (const { close } of health) close();
    },
  };
}

/** @param {string} shopUrl */
async function isReady(shopUrl) {
  const answer = await fetch(`${shopUrl}/readyz`).catch(() => undefined);
  return answer?.ok === true;
}

/**
 * Whether a database responds on this port: MariaDB sends a greeting first.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
