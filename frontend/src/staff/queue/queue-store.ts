import { openDB, type DBSchema } from 'idb';

/** The persistent store of a queue and its records. */
export interface QueueStore<Action, Kept> {
  readQueue: () => Promise<readonly Action[]>;
  /** Changes the currently stored queue, of any tab; returns the result. */
  changeQueue: (
    change: (queue: readonly Action[]) => readonly Action[],
  ) => Promise<readonly Action[]>;
  readKept: () => Promise<Kept[]>;
  keep: (record: Kept) => Promise<void>;
  /** Deletes all records except these. */
  keepOnly: (records: readonly Kept[]) => Promise<void>;
}

const queueKey = 'queue';
const version = 2;

interface Schema<Action, Kept> extends DBSchema {
  queue: { key: string; value: readonly Action[] };
  kept: { key: string; value: Kept };
}

/** The browser's store; if it does not permit storage, one that lasts as long as the page. */
export async function openQueueStore<Action, Kept>(
  name: string,
  idOf: (record: Kept) => string,
): Promise<QueueStore<Action, Kept>> {
  if (typeof indexedDB === 'undefined') return storeOfPage(idOf);
  return storeOfBrowser<Action, Kept>(name, idOf).catch(() => storeOfPage(idOf));
}

async function storeOfBrowser<Action, Kept>(
  name: string,
  idOf: (record: Kept) => string,
): Promise<QueueStore<Action, Kept>> {
  const database = await openDB<Schema<Action, Kept>>(`grocessay-${name}`, version, {
    // Keeps the data of older versions of the shop: actions may be unsent.
    upgrade: (opened) => {
      for (const store of ['queue', 'kept'] as const)
        if (!opened.objectStoreNames.contains(store)) opened.createObjectStore(store);
    },
  });
  return {
    readQueue: async () => (await database.get('queue', queueKey)) ?? [],
    changeQueue: async (change) => {
      // Stored durably before it is confirmed: the phone may be switched off next.
      const work = database.transaction('queue', 'readwrite', { durability: 'strict' });
      const queue = change((await work.store.get(queueKey)) ?? []);
      await work.store.put(queue, queueKey);
      await work.done;
      return queue;
    },
    readKept: () => database.getAll('kept'),
    keep: async (record) => void (await database.put('kept', record, idOf(record))),
    keepOnly: async (records) => {
      const work = database.transaction('kept', 'readwrite');
      await work.store.clear();
      for (const record of records) await work.store.put(record, idOf(record));
      await work.done;
    },
  };
}

function storeOfPage<Action, Kept>(idOf: (record: Kept) => string): QueueStore<Action, Kept> {
  let queue: readonly Action[] = [];
  const kept = new Map<string, Kept>();
  return {
    readQueue: () => Promise.resolve(queue),
    changeQueue: (change) => Promise.resolve((queue = change(queue))),
    readKept: () => Promise.resolve([...kept.values()]),
    keep: (record) => Promise.resolve(void kept.set(idOf(record), record)),
    keepOnly: (records) => {
      kept.clear();
      for (const record of records) kept.set(idOf(record), record);
      return Promise.resolve();
    },
  };
}
