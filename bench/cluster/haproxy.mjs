import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stop } from '../../scripts/lib/children.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { findProgram } from '../../scripts/lib/programs.mjs';

/** @typedef {import('./galera-node.mjs').GaleraNode} GaleraNode */

/**
 * One writer, the others as its reserve: nodes that write the same rows at the same time only undo each other's
 * transactions. A node that is not in step with the cluster gets nobody, and whoever is on it is cut off at once;
 * so is whoever is on the reserve when the first node is back.
 * @param {number} port
 * @param {{ number: number, sqlPort: number, healthPort: number }[]} nodes
 */
const configuration = (port, nodes) => `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1500ms
  retries 3
  option redispatch 1
frontend shop
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  option httpchk GET /
${nodes
  .map(({ number, sqlPort, healthPort }, index) =>
    [
      `  server node${number} 127.0.0.1:${sqlPort} check port ${healthPort}`,
      'inter 500ms fall 2 rise 2 on-marked-down shutdown-sessions',
      index === 0 ? 'on-marked-up shutdown-backup-sessions' : 'backup',
    ].join(' '),
  )
  .join('\n')}
`;

/**
 * Says by HTTP whether a node is in step with the cluster: haproxy can ask that, and not speak SQL.
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
 * Starts haproxy before the nodes of a cluster, and waits until it lets callers through.
 * @param {string} folder for its configuration
 * @param {GaleraNode[]} nodes the first one is the writer
 */
export async function startHaproxy(folder, nodes) {
  const program = findProgram('haproxy');
  if (!program) throw new Error('haproxy is not installed.');
  const port = await freePort();
  const health = await Promise.all(nodes.map(serveHealth));
  const servers = nodes.map(({ number, ports }, index) => ({
    number,
    sqlPort: ports.sql,
    healthPort: health[index]?.port ?? 0,
  }));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, servers));
  const child = start(program, ['-db', '-q', '-f', file], { stdio: 'ignore' });
  while (!(await greets(port))) await sleep(100);
  return {
    port,
    stop: async () => {
      await stop(child);
      for (const { close } of health) close();
    },
  };
}

/**
 * Whether a database answers behind this port: MariaDB speaks first.
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
