import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { shopAdmin } from '../../scripts/lib/shop-server.mjs';
import { PageGuard } from './page-guard';
import { ShopApi } from './shop-api';
import {
  addProduct,
  bookableWindows,
  type CustomerData,
  deleteProduct,
  isClosed,
  specifiedSchedule,
  logIn,
  logInAdmin,
  type Product,
  type WantedProduct,
  register,
} from './shared';

/** Somebody who is logged in, in the browser and at the API alike. */
interface Customer {
  page: Page;
  api: ShopApi;
  profile: CustomerData & { id: string };
}

interface Fixtures {
  /** No delivery slot closes during the test. */
  slots: void;
  /** Watches `page`; tests that provoke a refusal tell it. */
  guard: PageGuard;
  /** A customer of this test's own, logged in. */
  customer: Customer;
  /** The admin, logged in. */
  admin: { page: Page };
  /** A window of the admin's own, for journeys in which a customer has the other one. */
  desk: Page;
  /** Adds a product of this test's own, and takes it away afterwards. */
  newProduct: (wanted?: WantedProduct) => Promise<Product>;
}

interface WorkerFixtures {
  /** The API with an admin's session, for setting the scene. */
  adminApi: ShopApi;
}

/** Marks the browser as logged in, as the login screens do. Its cookies stay. */
export async function storeAuthorization(
  context: BrowserContext,
  key: 'token' | 'admin',
  id: string,
  origin = process.env['E2E_BASE_URL'] ?? '',
): Promise<void> {
  const { cookies } = await context.storageState();
  await context.setStorageState({
    cookies,
    origins: [{ origin, localStorage: [{ name: key, value: id }] }],
  });
}

/**
 * Has a page gone to, or loaded again, as somebody does who waits until it can be used: the server may have rendered it,
 * and its scripts come later. Who says `waitUntil` waits for that alone.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async (options?: { waitUntil?: unknown }) => {
    if (!options?.waitUntil)
      await page.locator('#root[data-server-rendered]').waitFor({ state: 'detached' });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await hydrated(options);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await hydrated(options);
    return response;
  };
}

/** So long a journey may have a delivery slot before its eyes until it orders. */
const JOURNEY_MS = 60_000;

/**
 * Waits until no delivery slot closes within the next minute: an order for one that closed meanwhile is refused, which a
 * journey about something else does not expect.
 */
async function letSlotsClose(): Promise<void> {
  const now = new Date();
  const soon = new Date(now.getTime() + JOURNEY_MS);
  const closesSoon = bookableWindows(specifiedSchedule(1), now).some(
    (window) => !isClosed(window, now) && isClosed(window, soon),
  );
  if (closesSoon) await sleep(JOURNEY_MS);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  slots: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await letSlotsClose();
      await use();
    },
    { auto: true, timeout: 2 * JOURNEY_MS },
  ],

  guard: [
    async ({ page, baseURL }, use) => {
      waitForHydration(page);
      const guard = await PageGuard.over(page, baseURL ?? '');
      await use(guard);
      guard.verify();
    },
    { auto: true },
  ],

  adminApi: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: process.env['E2E_BASE_URL'],
      });
      const api = new ShopApi(request);
      await logInAdmin(api, shopAdmin);
      await use(api);
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  newProduct: async ({ adminApi, guard }, use) => {
    const added: Product[] = [];
    await use(async (wanted) => {
      const product = await addProduct(adminApi, wanted);
      added.push(product);
      return product;
    });
    // What a page still asks for is about products that are gone in a moment.
    guard.end();
    for (const { id } of added) await deleteProduct(adminApi, id).catch(() => undefined);
  },

  customer: async ({ page }, use) => {
    const api = new ShopApi(page.context().request);
    const profile = await register(api);
    await logIn(api, profile);
    await storeAuthorization(page.context(), 'token', profile.id);
    await use({ page, api, profile });
  },

  admin: async ({ page }, use) => {
    const { id } = await logInAdmin(new ShopApi(page.context().request), shopAdmin);
    await storeAuthorization(page.context(), 'admin', id);
    await use({ page });
  },

  desk: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL });
    const { id } = await logInAdmin(new ShopApi(context.request), shopAdmin);
    await storeAuthorization(context, 'admin', id);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
