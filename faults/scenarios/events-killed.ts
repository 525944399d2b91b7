import { deepEqual, equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebhookReceiver } from '../../backend/test/kit/webhook-receiver';
import type { Caller } from '../environment/caller';
import { Load } from '../environment/load';
import { addProduct } from '../environment/operations';
import type { Scenario } from '../scenario';

const CUSTOMERS = 10;
/** A killed server holds its claim on a webhook for 45 seconds, and jobs run every few seconds. */
const ARRIVES_WITHIN_MS = 120_000;
const SETTINGS = { WEBHOOK_NETWORKS: '127.0.0.0/8', JOBS_EVERY_SECONDS: '2' };

const ADD = 'mutation ($input: WebhookInput!) { addWebhook(input: $input) { webhook { id } } }';
const REMOVE = 'mutation ($id: ID!) { removeWebhook(id: $id) }';
const BEGIN = '{ events { endCursor } }';
const READ = `query ($after: ID) {
  events(after: $after, subjects: [ORDER], pageSize: 100) { endCursor hasMore items { id type subjectId } }
}`;
const COUNT = '{ adminOrders { totalCount } }';

interface Event {
  id: string;
  type: string;
  subjectId: string;
}

/** kill -9 between the COMMIT of orders and the delivery of their events. */
export const eventsKilled: Scenario = {
  name: 'events-killed',
  title: 'kill -9 twice while orders are placed: each event in the feed once, and at the webhook',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 10, short: 1 },
  prepare: async (environment) => {
    await environment.serve(SETTINGS);
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      const admin = await environment.admin();
      const receiver = await WebhookReceiver.open();
      const input = { description: 'Orders', url: receiver.url, types: ['order.placed'] };
      const { webhook } = await admin.call<{ webhook: { id: string } }>(ADD, { input });
      const { endCursor: begin } = await admin.call<{ endCursor: string }>(BEGIN);
      const before = await orderCount(admin);
      // Some messages fail because of the crash, and some at random.
      receiver.answer = () => (Math.random() < 0.1 ? 500 : 204);
      try {
        await Load.during(customers, productId, async (load) => {
          for (let kill = 0; kill < 2; kill++) {
            await load.goesOn(1 + Math.floor(Math.random() * 2 * CUSTOMERS));
            await environment.shop.kill();
            await environment.serve(SETTINGS);
          }
          await load.goesOn(CUSTOMERS);
        });
        const placed = (await orderCount(admin)) - before;
        const events = await feedAfter(admin, begin, placed);
        equal(new Set(events.map(({ subjectId }) => subjectId)).size, events.length, 'told once');
        await arriveAt(receiver, events);
      } finally {
        await admin.call(REMOVE, { id: webhook.id });
        await receiver.close();
      }
    };
  },
};

async function orderCount(admin: Caller): Promise<number> {
  return (await admin.call<{ totalCount: number }>(COUNT)).totalCount;
}

/** The events of placed orders after a cursor, once there are as many as orders. */
async function feedAfter(admin: Caller, begin: string, placed: number): Promise<Event[]> {
  const events: Event[] = [];
  const untilMs = performance.now() + ARRIVES_WITHIN_MS;
  for (let after = begin; events.length < placed;) {
    const part = await admin.call<{ endCursor: string; items: Event[] }>(READ, { after });
    events.push(...part.items.filter(({ type }) => type === 'order.placed'));
    after = part.endCursor;
    if (performance.now() > untilMs) break;
    await sleep(50);
  }
  equal(events.length, placed, 'orders in the feed');
  return events;
}

async function arriveAt(receiver: WebhookReceiver, events: Event[]): Promise<void> {
  const untilMs = performance.now() + ARRIVES_WITHIN_MS;
  const missing = () => {
    const arrived = new Set(receiver.received.map(({ data }) => data.subjectId));
    return events.filter(({ subjectId }) => !arrived.has(subjectId));
  };
  while (missing().length > 0 && performance.now() < untilMs) await sleep(200);
  deepEqual(missing(), [], 'events that never arrived');
}
