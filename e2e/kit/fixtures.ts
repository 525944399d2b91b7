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

/** A customer who is logged in both in the browser and in the API. */
interface Customer {
  page: Page;
  api: ShopApi;
  profile: CustomerData & { id: string };
}

interface Fixtures {
  /** Ensures that no delivery slot closes during the test. */
  slots: void;
  /** Watches `page`; tests announce the refusals that they provoke. */
  guard: PageGuard;
  /** A logged-in customer for this test only. */
  customer: Customer;
  /** The admin, logged in. */
  admin: { page: Page };
  /** A separate window of the admin, for journeys where a customer uses the main one. */
  desk: Page;
  /** Adds a product for this test, and deletes it afterwards. */
  newProduct: (wanted?: WantedProduct) => Promise<Product>;
}

interface WorkerFixtures {
  /** The API with an admin's session, for test setup. */
  adminApi: ShopApi;
}

/** Marks the browser as logged in, as the login screens do. Its cookies are unchanged. */
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
 * Makes navigation and reload wait until the page is usable: the server may have rendered it before its scripts run.
 * Calls with `waitUntil` wait only for that.
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

/** Maximum time between showing a delivery slot and the order in a journey. */
const JOURNEY_MS = 60_000;

/**
 * Waits until no delivery slot closes within the next minute: orders for closed slots are refused, which unrelated
 * journeys do not expect.
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
    // Pending requests of the page may concern products that are about to be deleted.
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
