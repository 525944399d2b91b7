import { openDB, type DBSchema } from 'idb';

/** Where a queue and the records that it is about outlive the page. */
export interface QueueStore<Action, Kept> {
  readQueue: () => Promise<readonly Action[]>;
  /** Changes the queue as it is stored by now, by any tab; answers it as it then is. */
  changeQueue: (
    change: (queue: readonly Action[]) => readonly Action[],
  ) => Promise<readonly Action[]>;
  readKept: () => Promise<Kept[]>;
  keep: (record: Kept) => Promise<void>;
  /** Forgets all records but these. */
  keepOnly: (records: readonly Kept[]) => Promise<void>;
}

const queueKey = 'queue';
const version = 2;

interface Schema<Action, Kept> extends DBSchema {
  queue: { key: string; value: readonly Action[] };
  kept: { key: string; value: Kept };
}

/** A store of this browser; where it lets nobody store, one that lives as long as the page. */
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
    // What an older version of the shop stored stays: actions may be unsent.
    upgrade: (opened) => {
      for (const store of ['queue', 'kept'] as const)
        if (!opened.objectStoreNames.contains(store)) opened.createObjectStore(store);
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
