import { setTimeout as sleep } from 'node:timers/promises';
import { createJobs } from '../../src/app';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { Refund } from '../../src/modules/ordering/refunds/refund.entity';
import { JobLocks } from '../../src/platform/jobs/job-locks';
import { JobRunner } from '../../src/platform/jobs/job-runner';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, orderDetails } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

async function runJobs(services = shop.services): Promise<void> {
  for (const { run } of createJobs(services)) await run();
}

describe('the jobs of the shop', () => {
  it('let unpaid orders lapse', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 5 });
    await fillCart(client, productId, 2);
    const { id } = await order(client);
    clock.advance({ minutes: 15 });
    await runJobs();
    expect((await orderDetails(client, id)).status).toBe('CANCELLED');
    expect(await stockOf(shop.database, productId)).toBe(5);
  });

  it('carry out refunds that could not be carried out at once', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin, { mrpPaise: 10_000 }));
    const { id } = await order(client);
    await pay(client, { orderId: id });
    jest.spyOn(shop.services.refunds, 'carryOut').mockResolvedValue(undefined);
    const { body } = await cancelOrder(client, id);
    expect(body.data.cancelOrder).toMatchObject({
      paymentStatus: 'SUCCESS',
      refunds: [{ status: 'PENDING', amountPaise: 9500 }],
    });
    await runJobs();
    expect(await orderDetails(client, id)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunds: [{ status: 'SUCCESS', amountPaise: 9500 }],
    });
  });

  it('do nothing twice where two servers run them at the same moment', async () => {
    const other = await openSecondServer(shop, clock);
    try {
      const { client } = await newCustomer(shop);
      const productId = await addProduct(admin, { stockQuantity: 20 });
      jest.spyOn(shop.services.refunds, 'carryOut').mockResolvedValue(undefined);
      const paid: string[] = [];
      for (let count = 0; count < 5; count++) {
        await fillCart(client, productId);
        const { id } = await order(client);
        await pay(client, { orderId: id });
        await cancelOrder(client, id);
        paid.push(id);
        await fillCart(client, productId);
        await order(client);
      }
      clock.advance({ minutes: 15 });
      const servers = [shop.services, other.services, shop.services, other.services];
      await Promise.all(servers.map((services) => runJobs(services)));
      expect(await stockOf(shop.database, productId)).toBe(20);
      for (const id of paid) {
        const { refunds, paymentStatus } = await orderDetails(client, id);
        expect([refunds.length, paymentStatus]).toEqual([1, 'REFUNDED']);
      }
      expect(await shop.database.read.countBy(Refund, { status: PaymentStatus.PENDING })).toBe(0);
    } finally {
      await other.close();
    }
  });

  it('run by themselves in the runner', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const { id } = await order(client);
    clock.advance({ minutes: 15 });
    const failures: object[] = [];
    const note = (details: object) => void failures.push(details);
    const log = { debug: () => undefined, warn: note, error: note };
    const runner = new JobRunner(createJobs(shop.services), {
      everySeconds: 0.01,
      ready: () => shop.database.check(),
      locks: new JobLocks(shop.database, log),
      log,
    });
    while ((await orderDetails(client, id)).status !== 'CANCELLED') await sleep(5);
    await runner.stop();
    expect(failures).toEqual([]);
  });
});
