import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { projectRoot } from '../../src/platform/config/config';
import { Client } from '../kit/client';
import { importFile } from '../kit/import';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { adjustStock } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { urlOf } from '../kit/stream';
import { TestShop, openTestShop } from '../kit/test-shop';

const PRODUCTS = 13_000;
const CREATE = 'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }';

let shop: TestShop;
let admin: Client;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  folder = await mkdtemp(join(tmpdir(), 'grocessay-sync-'));
  const input = { name: 'Cash register', scopes: ['MANAGE_CATALOGUE'] };
  const { createApiToken } = await admin.data(CREATE, { input });
  environment = { SHOP_URL: await urlOf(shop), API_TOKEN: createApiToken.token };
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
  await rm(folder, { recursive: true });
});

const sku = (number: number) => `REG-${number}`;
const allNumbers = Array.from({ length: PRODUCTS }, (_, number) => number);

/** Runs the example like an integrator. */
async function runSync(lines: readonly string[]): Promise<string> {
  const file = join(folder, 'products.csv');
  await writeFile(file, `sku,mrp,selling,stock\n${lines.join('\n')}\n`);
  const args = ['docs/examples/stock-sync.mjs', file, join(folder, 'state.json')];
  const env = { ...process.env, ...environment };
  const run = promisify(execFile)(process.execPath, args, { cwd: projectRoot, env });
  const { stdout, stderr } = await run.catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return stdout + stderr;
}

const productOf = (number: number) =>
  shop.database.read.findOneByOrFail(Product, { sku: sku(number) });

describe('the example that brings prices and stocks of a cash register', () => {
  it('changes 13,000 prices and stocks by 13 calls, while the shop sells and the staff count', async () => {
    const rows = allNumbers.map((number) => `${sku(number)},Rice ${number},100,50`);
    await importFile(shop, `sku,name,mrp,stock\n${rows.join('\n')}\n`);
    await runSync(allNumbers.map((number) => `${sku(number)},100,,50`));

    const [sold, broken] = [(await productOf(7)).id, (await productOf(8)).id];
    const running = runSync(allNumbers.map((number) => `${sku(number)},110,105,62`));
    const { client } = await newCustomer(shop);
    await fillCart(client, sold, 3);
    await order(client);
    await adjustStock(admin, broken, -2);
    expect(await running).toMatch(/^26000 rows carried out by 13 calls, 0 refused/);

    const prices = { mrpPaise: 11_000, sellingPaise: 10_500 };
    expect(await productOf(0)).toMatchObject({ ...prices, stockQuantity: 62 });
    expect(await productOf(7)).toMatchObject({ ...prices, stockQuantity: 59 });
    expect(await productOf(8)).toMatchObject({ ...prices, stockQuantity: 60 });
    const others = { ...prices, stockQuantity: 62 };
    expect(await shop.database.read.countBy(Product, others)).toBe(PRODUCTS - 2);
  });

  it('sends a call again whose answer is lost, and changes each stock once', async () => {
    const direct = environment;
    const proxy = createServer((request, response) => {
      void text(request).then(async (body) => {
        const headers = { authorization: String(request.headers.authorization) };
        const type = { 'content-type': 'application/json' };
        const url = `${direct.SHOP_URL}${request.url}`;
        const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...type }, body });
        const answered = await answer.text();
        if (forwarded++ === 1) response.destroy();
        else response.writeHead(answer.status, type).end(answered);
      });
    });
    let forwarded = 0;
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    environment = {
      ...direct,
      SHOP_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    };
    const lines = allNumbers.slice(100, 2_600).map((number) => `${sku(number)},110,105,63`);
    const told = await runSync(lines);
    environment = direct;
    proxy.close();
    expect([told, forwarded]).toEqual(['2500 rows carried out by 3 calls, 0 refused\n', 4]);
    const moved = { mrpPaise: 11_000, stockQuantity: 63 };
    expect(await shop.database.read.countBy(Product, moved)).toBe(2_500);
  });

  it('sends nothing of a file that changes nothing, and tells what is refused until it is right', async () => {
    const unchanged = allNumbers.slice(100, 2_600).map((number) => `${sku(number)},110,105,63`);
    expect(await runSync(unchanged)).toMatch(/^0 rows carried out by 0 calls, 0 refused/);
    const wrong = [`${sku(101)},110,120,61`, 'REG-none,10,,1', ...unchanged.slice(2)];
    const told = await runSync(wrong);
    expect(told).toMatch(/^1 rows carried out by 1 calls, 2 refused/);
    expect(told).toContain('REG-101: Selling price should not be above the Mrp Price');
    expect(await productOf(101)).toMatchObject({ sellingPaise: 10_500, stockQuantity: 61 });
    expect(await runSync([`${sku(101)},110,109,61`])).toMatch(/^1 rows carried out by 1 calls, 0/);
    expect(await productOf(101)).toMatchObject({ sellingPaise: 10_900, stockQuantity: 61 });
  });
});
