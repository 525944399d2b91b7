import { equal, ok } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReplicaPair, runOn } from '../../bench/cluster/replica-pair.mjs';
import type { Scenario } from '../scenario';
import type { Absence } from '../stage/absence';
import type { Caller } from '../stage/caller';
import { Rush } from '../stage/rush';
import { addProduct } from '../stage/shopping';
import { expectWithin } from '../stage/soon';

const SHOPPERS = 8;
const ORDERS_BETWEEN = 20;
const MOVES_BETWEEN = 3;
/** A list that the replica would have answered is answered by the primary within this. */
const ANSWERED_WITHIN_MS = 3_000;
const USED_AGAIN_WITHIN_MS = 30_000;
const TOKEN = 'a-token-of-the-metrics-0123456789';

const NEWEST = '{ adminOrders(status: SUCCESS, pageSize: 1) { items { order { id } } } }';
const PACKED = '{ adminOrders(status: PACKED, pageSize: 100) { items { order { id } } } }';
const PACK = 'mutation ($id: ID!) { moveOrder(id: $id, to: PACKED) { order { id } } }';

/** The replica goes away in each way and comes back, while customers order and the staff reads what it has just written. */
export const replica: Scenario = {
  name: 'replica',
  title: 'a read replica killed, hung, standing still: the staff sees all that was just written',
  databases: ['Replica'],
  times: { full: 9, short: 3 },
  prepare: async (stage) => {
    await stage.serve({ METRICS_TOKEN: TOKEN }, 2);
    const { pair } = stage.place;
    if (!pair) throw new Error('This database has no replica');
    const buyers = await stage.people(SHOPPERS);
    const admin = await stage.admin();
    const productId = await addProduct(admin, 100_000);
    const ways = absencesOf(pair);
    return async (round) => {
      const { begin, end } = ways[(round - 1) % ways.length] as Absence;
      await untilUsed(stage.urls);
      await Rush.during(buyers, productId, async (rush) => {
        const staff = Staff.atWork(admin, stage.urls);
        try {
          const step = async () => {
            await rush.goesOn(ORDERS_BETWEEN);
            await staff.goesOn(MOVES_BETWEEN);
          };
          await step();
          const { reads } = await replicaAt(stage.urls);
          ok(reads > 0, 'reads at the replica');
          await begin();
          await step();
          await end();
          await untilUsed(stage.urls);
          await step();
          ok((await replicaAt(stage.urls)).reads > reads, 'reads at the replica, once it was back');
        } finally {
          await staff.end();
        }
      });
    };
  },
};

function absencesOf({ replica: server }: ReplicaPair): Absence[] {
  return [
    { begin: server.kill, end: server.startAgain },
    { begin: server.pause, end: server.resume },
    {
      begin: () => runOn(server, 'STOP SLAVE SQL_THREAD').then(() => {}),
      end: () => runOn(server, 'START SLAVE SQL_THREAD').then(() => {}),
    },
  ];
}

/** One of the staff, who packs the newest order at one server and looks for it in the list of the other, over and over. */
class Staff {
  private moves = 0;
  private isOver = false;
  private readonly done: Promise<void>;

  private constructor(
    private readonly writer: Caller,
    private readonly reader: Caller,
  ) {
    this.done = this.work();
    this.done.catch(() => {}); // told to whoever waits for it
  }

  static atWork(admin: Caller, [first = '', second = '']: string[]): Staff {
    return new Staff(admin.at(first), admin.at(second));
  }

  /** Waits until so many more orders were packed and seen. */
  async goesOn(count: number): Promise<void> {
    const wanted = this.moves + count;
    while (this.moves < wanted) await Promise.race([sleep(20), this.done]);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.done;
  }

  private async work(): Promise<void> {
    for (; !this.isOver; await sleep(20)) {
      const [newest] = await this.list(NEWEST);
      if (newest === undefined) continue;
      await this.writer.get(PACK, { id: newest });
      equal((await this.list(PACKED)).includes(newest), true, `order ${newest} is seen as packed`);
      this.moves++;
    }
  }

  private async list(query: string): Promise<string[]> {
    const { status, body, tookMs } = await this.reader.ask(query);
    equal(status, 200, 'a list of the staff');
    expectWithin(ANSWERED_WITHIN_MS, tookMs, 'a list of the staff');
    const { items } = body.data.adminOrders as { items: { order: { id: string } }[] };
    return items.map(({ order }) => order.id);
  }
}

/** Waits until all servers use the replica. */
async function untilUsed(urls: string[]): Promise<void> {
  const begunAtMs = performance.now();
  while (!(await replicaAt(urls)).isUsed) {
    expectWithin(USED_AGAIN_WITHIN_MS, performance.now() - begunAtMs, 'the replica is not used');
    await sleep(100);
  }
}

/** Whether all servers use the replica, and how many reads it has answered. */
async function replicaAt(urls: string[]): Promise<{ isUsed: boolean; reads: number }> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const texts = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/metrics`, { headers })).text()),
  );
  const numbers = (name: string) =>
    texts.map((text) => Number(text.split(`\n${name} `)[1]?.split('\n')[0]));
  const reads = numbers('grocessay_db_replica_reads_total{target="replica"}');
  return {
    isUsed: numbers('grocessay_db_replica_used').every((used) => used === 1),
    reads: reads.reduce((sum, count) => sum + count, 0),
  };
}
