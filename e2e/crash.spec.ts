import { expect, test, type APIRequest } from '@playwright/test';
import { shopAdmin, newShopData, startShop } from '../scripts/lib/shop-server.mjs';
import { ShopApi } from './kit/shop-api';
import {
  addProduct,
  addToCart,
  listOrders,
  logIn,
  logInAdmin,
  type Order,
  placeOrder,
  type Product,
  readCartQuantities,
  readProduct,
  register,
} from './kit/shared';

const customerCount = 20;
const initialStock = 500;
/** Every customer orders one of the first product, two of the second, three of the third. */
const quantities = [1, 2, 3];
/** In each round the server is killed as soon as this many of the twenty orders are acknowledged. */
const rounds = [1, 5, 10];
/** A round in which all twenty completed before the kill reached the server proves nothing: it is repeated. */
const triesPerRound = 5;

/** The participants, and the responses they got. */
interface Scene {
  admin: ShopApi;
  customers: ShopApi[];
  products: Product[];
  /** For each customer, the ids of the acknowledged orders. */
  acknowledged: string[][];
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

async function setScene(requests: APIRequest, baseURL: string): Promise<Scene> {
  const newApi = async () => new ShopApi(await requests.newContext({ baseURL }));
  const admin = await newApi();
  await logInAdmin(admin, shopAdmin);
  const products = await Promise.all(
    quantities.map(() => addProduct(admin, { stockQuantity: initialStock })),
  );
  const customers = await Promise.all(Array.from({ length: customerCount }, newApi));
  for (const api of customers) await logIn(api, await register(api));
  return { admin, customers, products, acknowledged: customers.map(() => []) };
}

/** Fills every customer's cart. Some still have one from the previous round, whose order was not placed. */
async function fillCarts({ customers, products }: Scene): Promise<void> {
  for (const api of customers) {
    if ((await readCartQuantities(api)).length > 0) continue;
    for (const [index, { id }] of products.entries())
      await addToCart(api, id, quantities[index] ?? 0);
  }
}

/** Sends all orders at once and kills the server meanwhile. Returns how many were acknowledged. */
async function orderThroughACrash(
  { customers, acknowledged }: Scene,
  kill: () => Promise<void>,
  killAfter: number,
): Promise<number> {
  let count = 0;
  let killed: Promise<void> | undefined;
  const attempts = customers.map(async (api, index) => {
    const order = await placeOrder(api).catch(() => undefined);
    if (!order) return;
    acknowledged[index]?.push(order.id);
    count += 1;
    if (count >= killAfter) killed ??= kill();
  });
  await Promise.all(attempts);
  await killed;
  return count;
}

/** Expects an order to have all its lines, and a consistent bill. */
function expectWhole({ lines, bill }: Order): void {
  expect(lines.map((line) => line.quantity).sort()).toEqual(quantities);
  for (const line of lines) expect(line.totalPaise).toBe(line.quantity * line.unitPricePaise);
  expect(sum(lines.map((line) => line.totalPaise))).toBe(bill.subtotalPaise);
  expect(sum(bill.steps.map((step) => step.amountPaise))).toBe(bill.toPayPaise);
}

/** Expects every acknowledged order to exist, every order to be complete, and stock + sold = initial stock. */
async function expectConsistentData(scene: Scene): Promise<void> {
  const orders: Order[] = [];
  for (const [index, api] of scene.customers.entries()) {
    const own = await listOrders(api);
    const ids = own.map((order) => order.id);
    expect(ids).toEqual(expect.arrayContaining(scene.acknowledged[index] ?? []));
    // The cart was emptied with its order, or is still complete.
    expect([[], quantities]).toContainEqual((await readCartQuantities(api)).sort());
    orders.push(...own);
  }
  orders.forEach(expectWhole);
  const lines = orders.flatMap((order) => order.lines);
  for (const { id } of scene.products) {
    const sold = sum(lines.filter((line) => line.productId === id).map((line) => line.quantity));
    const { stockQuantity } = await readProduct(scene.admin, id);
    expect(stockQuantity + sold).toBe(initialStock);
  }
}

test('kill -9 during twenty orders loses no acknowledged order and leaves no half one @mariadb', async ({
  playwright,
}) => {
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  let shop = await startShop(data);

  /** Returns whether the server died while orders were pending. */
  const runRound = async (scene: Scene, killAfter: number): Promise<boolean> => {
    await fillCarts(scene);
    const count = await orderThroughACrash(scene, shop.kill, killAfter);
    expect(count).toBeGreaterThanOrEqual(killAfter);
    shop = await startShop(data, shop.port);
    await expectConsistentData(scene);
    return count < customerCount;
  };

  try {
    const scene = await setScene(playwright.request, shop.url);
    for (const killAfter of rounds) {
      let diedInTheMidst = false;
      for (let tries = 0; tries < triesPerRound && !diedInTheMidst; tries += 1)
        diedInTheMidst = await runRound(scene, killAfter);
      expect(diedInTheMidst, `killed after ${killAfter} of ${customerCount} orders`).toBe(true);
    }
  } finally {
    await shop.stop();
    await data.remove();
  }
});
