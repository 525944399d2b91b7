import { openDB, type DBSchema } from 'idb';

import type { Queue, WalkOrder } from './queue.rules';

/** Where the queue and the orders of walks outlive the page. */
export interface PickingStore {
  readQueue: () => Promise<Queue>;
  /** Changes the queue as it is stored by now, by any tab; answers it as it then is. */
  changeQueue: (change: (queue: Queue) => Queue) => Promise<Queue>;
  readOrders: () => Promise<WalkOrder[]>;
  keepOrder: (order: WalkOrder) => Promise<void>;
  forgetOrders: () => Promise<void>;
}

const databaseName = 'grocessay-picking';
const queueKey = 'queue';

interface Schema extends DBSchema {
  queue: { key: string; value: Queue };
  orders: { key: string; value: WalkOrder };
}

/** The store of this browser; where it lets nobody store, one that lives as long as the page. */
export async function openPickingStore(): Promise<PickingStore> {
  if (typeof indexedDB === 'undefined') return storeOfPage();
  return storeOfBrowser().catch(storeOfPage);
}

async function storeOfBrowser(): Promise<PickingStore> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore('queue');
      created.createObjectStore('orders');
    },
  });
  return {
    readQueue: async () => (await database.get('queue', queueKey)) ?? [],
    changeQueue: async (change) => {
      // Stored for good before it is answered: the phone may be switched off next.
      const work = database.transaction('queue', 'readwrite', { durability: 'strict' });
      const queue = change((await work.store.get(queueKey)) ?? []);
      await work.store.put(queue, queueKey);
      await work.done;
      return queue;
    },
    readOrders: () => database.getAll('orders'),
    keepOrder: async (order) => void (await database.put('orders', order, order.order.id)),
    forgetOrders: () => database.clear('orders'),
  };
}

function storeOfPage(): PickingStore {
  let queue: Queue = [];
  const orders = new Map<string, WalkOrder>();
  return {
    readQueue: () => Promise.resolve(queue),
    changeQueue: (change) => Promise.resolve((queue = change(queue))),
    readOrders: () => Promise.resolve([...orders.values()]),
    keepOrder: (order) => Promise.resolve(void orders.set(order.order.id, order)),
    forgetOrders: () => Promise.resolve(orders.clear()),
  };
}
