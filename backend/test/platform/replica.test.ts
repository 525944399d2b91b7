import { logReplica } from '../../src/platform/database/replica-log';
import { Client } from '../kit/client';
import { Shopper, adminClient, newShopper } from '../kit/people';
import { addProduct } from '../kit/products';
import { ReplicaPair, runOn } from '../kit/replica-pair';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { until } from '../kit/until';

const TOKEN = 'a-token-of-the-metrics-0123456789';
const ORDERS = '{ adminOrders(pageSize: 1) { totalCount items { order { id status } } } }';
const MESSAGES = '{ contactMessages { totalCount } }';
const AUDIT = '{ auditLog { totalCount } }';
const MOVE = `mutation ($id: ID!) { moveOrder(id: $id, to: CANCELLED) { order { status } } }`;

if (serverUrl) describe('a replica of the database', describeReplica);
else {
  it('A replica is nothing that SQLite has: reads that it may answer are answered all the same', async () => {
    const shop = await openTestShop();
    try {
      const admin = await adminClient(shop);
      expect((await admin.data(ORDERS)).adminOrders.totalCount).toBe(0);
      expect(shop.database.replica).toBeUndefined();
    } finally {
      await shop.close();
    }
  });
}

function describeReplica(): void {
  let pair: ReplicaPair;
  let shop: TestShop;
  let admin: Client;
  let shopper: Shopper;
  let product: number;
  const told: string[] = [];

  beforeAll(async () => {
    pair = await ReplicaPair.start();
    const observability = { metricsToken: TOKEN, slowQueryMs: 0, shutdownDelaySeconds: 0 };
    shop = await openTestShop({ pair, observability });
    const tell = (_details: object, text: string) => told.push(text);
    logReplica(shop.database, { info: tell, warn: tell });
    admin = await adminClient(shop);
    shopper = await newShopper(shop);
    product = await addProduct(admin, { stockQuantity: 1_000 });
    for (const { url } of [pair.primary, pair.replica])
      await runOn({ url }, "SET GLOBAL log_output = 'TABLE', general_log = ON");
  }, 60_000);
  afterAll(async () => {
    await shop?.close();
    await pair?.stop();
  }, 60_000);

  const newOrder = async (): Promise<string> => {
    await fillCart(shopper.client, product);
    return (await order(shopper.client, { paymentMethod: 'CASH_ON_DELIVERY' })).id;
  };
  /** The newest of all orders, as the staff sees it, and how many there are. */
  const newest = async () => {
    const { totalCount, items } = (await admin.data(ORDERS)).adminOrders;
    return { totalCount, ...items[0]?.order };
  };
  const isUsed = () => shop.database.replica?.state.isUsed === true;
  const metric = async (name: string): Promise<number | undefined> => {
    const { text } = await shop.client().useBearer(TOKEN).send('GET', '/metrics');
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length));
  };

  it.each([
    ['the orders', 'orders', () => admin.data(ORDERS)],
    ['the messages', 'contact_messages', () => admin.data(MESSAGES)],
    ['the audit log', 'audit_entries', () => admin.data(AUDIT)],
    ['the orders as a file', 'orders', () => admin.send('GET', '/exports/orders.csv')],
    ['the products as a file', 'products', () => admin.send('GET', '/exports/products.csv')],
    ['the audit log as a file', 'audit_entries', () => admin.send('GET', '/exports/audit.csv')],
  ])('answers the staff who asks for %s', async (_what, table, ask) => {
    await until(isUsed);
    const reads = async () => [
      await readsOf(pair.primary, table),
      await readsOf(pair.replica, table),
    ];
    const [atPrimary = 0, atReplica = 0] = await reads();
    await ask();
    const after = await reads();
    // The primary goes on following the audit log for its catalogue, by another statement.
    expect(after[0]).toBe(atPrimary);
    expect(after[1]).toBeGreaterThan(atReplica);
  });

  it('is not asked for what customers read', async () => {
    await until(isUsed);
    const before = await readsOf(pair.replica, 'orders');
    await shopper.client.data('{ orders { totalCount items { id } } }');
    await shopper.client.data('{ cart { totalQuantity } }');
    expect(await readsOf(pair.replica, 'orders')).toBe(before);
  });

  it('is seen with all that was written just before, each time', async () => {
    await until(isUsed);
    const before = { ...shop.database.replica?.reads };
    for (let time = 0; time < 10; time++) {
      const id = await newOrder();
      expect(await newest()).toMatchObject({ id, status: 'SUCCESS' });
      await admin.data(MOVE, { id });
      expect(await newest()).toMatchObject({ id, status: 'CANCELLED' });
    }
    expect(shop.database.replica?.reads.replica).toBeGreaterThan(before.replica ?? 0);
  });

  it('that stands still hides nothing, and is used again once it has caught up', async () => {
    await until(isUsed);
    await runOn(pair.replica, 'STOP SLAVE SQL_THREAD');
    const id = await newOrder();
    expect(await newest()).toMatchObject({ id, status: 'SUCCESS' });
    await admin.data(MOVE, { id });
    expect(await newest()).toMatchObject({ id, status: 'CANCELLED' });
    await until(() => !isUsed());
    expect(told.pop()).toBe('The replica of the database is not used: its primary answers');
    expect(shop.database.replica?.state.reason).toBe('It is behind the primary');
    await until(async () => ((await metric('grocessay_db_replica_lag_seconds')) ?? 0) > 0.5);
    expect(await metric('grocessay_db_replica_used')).toBe(0);
    expect((await shop.client().send('GET', '/readyz')).status).toBe(200);
    await runOn(pair.replica, 'START SLAVE SQL_THREAD');
    await until(isUsed);
    expect(told.pop()).toBe('The replica of the database is used');
    const reads = 'grocessay_db_replica_reads_total{target="replica"}';
    const before = (await metric(reads)) ?? 0;
    expect(await newest()).toMatchObject({ id, status: 'CANCELLED' });
    expect(await metric(reads)).toBe(before + 1);
    expect(await metric('grocessay_db_replica_used')).toBe(1);
    expect(await metric('grocessay_db_replica_lag_seconds')).toBeLessThan(1);
  });

  it('refuses to be written to, and what was to be written is not written elsewhere', async () => {
    await until(isUsed);
    const { totalCount } = await newest();
    const write = shop.database.readAtReplica((manager) =>
      manager.query("UPDATE orders SET status = 'delivered'"),
    );
    await expect(write).rejects.toMatchObject({ driverError: { errno: 1792 } });
    const delivered = "SELECT COUNT(*) AS n FROM orders WHERE status = 'delivered'";
    expect(await shop.database.read.query(delivered)).toEqual([{ n: 0 }]);
    expect(await newest()).toMatchObject({ totalCount });
  });

  it('may be killed, or hang, while the staff reads', async () => {
    const { totalCount } = await newest();
    for (const [end, back] of [
      [() => pair.signalReplica('SIGSTOP'), async () => pair.signalReplica('SIGCONT')],
      [() => pair.signalReplica('SIGKILL'), () => pair.startReplicaAgain()],
    ] as const) {
      await until(isUsed);
      const answers = await whileAsking(newest, async () => {
        end();
        await until(() => !isUsed());
        expect((await shop.client().send('GET', '/readyz')).status).toBe(200);
      });
      expect(answers.length).toBeGreaterThan(4);
      for (const answer of answers) expect(answer.totalCount).toBe(totalCount);
      const newcomer = await openSecondServer(shop);
      expect((await newcomer.client().send('GET', '/readyz')).status).toBe(200);
      await newcomer.close();
      await back();
    }
    await until(isUsed);
    expect((await newest()).totalCount).toBe(totalCount);
  }, 60_000);
}

/** How many statements read a table on a server, since it logs them. */
async function readsOf(server: { url: string; pid: number }, table: string): Promise<number> {
  const [row] = await runOn(
    server,
    `SELECT COUNT(*) AS n FROM mysql.general_log
      WHERE argument LIKE 'SELECT%FROM \`${table}\`%' AND argument NOT LIKE '%general_log%'`,
  );
  return Number(row?.n);
}

/** Has four ask again and again while something happens, and once more after it. */
async function whileAsking<Answer>(
  ask: () => Promise<Answer>,
  happening: () => Promise<void>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let isOver = false;
  const askers = [1, 2, 3, 4].map(async () => {
    while (!isOver) answers.push(await ask());
    answers.push(await ask());
  });
  try {
    await happening();
  } finally {
    isOver = true;
  }
  await Promise.all(askers);
  return answers;
}
