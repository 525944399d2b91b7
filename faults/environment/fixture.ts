import type { GaleraNode } from '../../bench/cluster/galera-node.mjs';
import { startGalera } from '../../bench/cluster/galera.mjs';
import { createDatabase, type MariaDb, startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { newShopData } from '../../scripts/lib/shop-server.mjs';
import { FaultProxy } from '../fault-proxy';

/** The database of the shop. */
export type DatabaseKind = 'SQLite' | 'MariaDB' | 'Galera';

/** A separate database, and the connection to it. */
export interface Fixture {
  kind: DatabaseKind;
  /** The shop's data: on a server, accessed through the proxy. */
  data: { folder: string; databaseUrl: string };
  /** The same without the proxy; empty for SQLite. */
  directUrl: string;
  /** MariaDB's server; `proxy` is the network in front of it. */
  mariaDb?: MariaDb;
  proxy?: FaultProxy;
  /** Galera's nodes, reached through haproxy. */
  nodes?: GaleraNode[];
  /** Removes all faults. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a new database. */
export function openFixture(kind: DatabaseKind): Promise<Fixture> {
  if (kind === 'SQLite') return openSqlite();
  return kind === 'MariaDB' ? openMariaDb() : openGalera();
}

async function openSqlite(): Promise<Fixture> {
  const data = await newShopData();
  return { kind: 'SQLite', data, directUrl: '', heal: async () => {}, close: data.remove };
}

async function openMariaDb(): Promise<Fixture> {
  const mariaDb = await startMariaDb();
  const proxy = await FaultProxy.open(mariaDb.port);
  const data = await newShopData();
  const directUrl = await createDatabase(mariaDb.url, 'shop');
  const databaseUrl = directUrl.replace(`:${mariaDb.port}/`, `:${proxy.port}/`);
  return {
    kind: 'MariaDB',
    data: { folder: data.folder, databaseUrl },
    directUrl,
    mariaDb,
    proxy,
    heal: async () => {
      mariaDb.resume();
      if (!mariaDb.isRunning()) await mariaDb.startAgain();
      await proxy.set({ kind: 'ok' });
    },
    close: async () => {
      await proxy.close();
      await mariaDb.stop();
      await data.remove();
    },
  };
}

async function openGalera(): Promise<Fixture> {
  const { url, nodes, stop } = await startGalera();
  const { folder, remove } = await newShopData();
  const databaseUrl = await createDatabase(url, 'shop');
  return {
    kind: 'Galera',
    data: { folder, databaseUrl },
    directUrl: databaseUrl,
    nodes,
    heal: async () => {
      for (const node of nodes) if (!node.isRunning) await node.start();
    },
    close: async () => {
      await stop();
      await remove();
    },
  };
}
