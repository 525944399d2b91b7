import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { button, dialogClosed, field, visit } from './kit/screens';
import { addToCart } from './kit/shared';
import { PHONE } from './kit/viewports';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker is installed and controls pages that are opened from now on. */
const untilWorkerIsThere = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

async function workerIsThere(page: Page): Promise<void> {
  await page.goto('/about-us');
  await untilWorkerIsThere(page);
}

/** Records the cart changes sent from now on. */
function cartChangesOf(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (/AddToCart|ChangeCartItem/.test(request.postData() ?? '')) sent.push(request.url());
  });
  return sent;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('what was seen is there without a connection, and goes on when it is back', async ({
  page,
  context,
  guard,
  newProduct,
}) => {
  guard.expectLostConnections();
  const product = await newProduct();
  await workerIsThere(page);
  await visit(page, '/shop/vegetables');
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  await visit(page, `/product/${product.id}`);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.goto('/shop/vegetables');
  await expect(cards(page)).toHaveCount(count);
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible();
  // Never visited: the shop still opens, and states what it cannot show.
  await page.goto('/contact-us');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await visit(page, '/shop/fruits');
  await expect(cards(page).first()).toBeVisible();
});

test('what is put into the cart without a connection gets there once, as it was wanted last @main', async ({
  customer,
  context,
  newProduct,
  guard,
}) => {
  guard.expectLostConnections();
  const { page, api } = customer;
  const product = await newProduct({ stockQuantity: 20 });
  await page.goto(`/product/${product.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: `ADD ${product.name}` })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await untilWorkerIsThere(page);
  const sent = cartChangesOf(context);

  await context.setOffline(true);
  await main.getByRole('button', { name: `ADD ${product.name}` }).click();
  const more = main.getByRole('button', { name: `One more ${product.name}` });
  await more.click();
  await more.click();
  await expect(main.getByRole('spinbutton')).toHaveValue('3');
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Item added' })).toBeVisible();
  expect(await api.call('{ cart { totalQuantity } }')).toEqual({ totalQuantity: 3 });
  expect(sent).toHaveLength(1);
});

test('what was put into the cart without a connection survives that the page is closed, and gets there once', async ({
  customer,
  context,
  newProduct,
  guard,
}) => {
  guard.expectLostConnections();
  const { page, api } = customer;
  const product = await newProduct({ stockQuantity: 20 });
  const other = await newProduct();
  await addToCart(api, other.id, 1);
  await page.goto(`/product/${product.id}`);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: `ADD ${product.name}` });
  await expect(add).toBeVisible();
  await page.waitForLoadState('networkidle');
  await untilWorkerIsThere(page);
  await context.setOffline(true);
  await add.click();
  await main.getByRole('button', { name: `One more ${product.name}` }).click();
  await expect(main.getByLabel(`Quantity of ${product.name}`)).toHaveValue('2');
  await page.close();

  await context.setOffline(false);
  const sent = cartChangesOf(context);
  // Two tabs at once, neither of which shows the cart.
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/about-us')));
  const pill = { name: /^Cart, items and total: 3 / };
  for (const tab of tabs)
    await expect(tab.getByRole('banner').getByRole('link', pill)).toBeVisible();
  await expect
    .poll(() => tabs[0]?.evaluate(() => localStorage.getItem('grocessay.cart-waiting')))
    .toBeNull();
  expect(await api.call('{ cart { items { quantity product { id } } } }')).toEqual({
    items: [
      { quantity: 1, product: { id: other.id } },
      { quantity: 2, product: { id: product.id } },
    ],
  });
  expect(sent).toHaveLength(1);
  await tabs[0]?.reload();
  await tabs[0]?.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
});

test('a page whose connection is lost at once is kept for the next time when it is back', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...asked) => {
      document.documentElement.dataset['workerAsked'] = navigator.onLine ? 'connected' : 'offline';
      return register(...asked);
    };
  });
  await page.clock.install();
  await visit(page, '/about-us');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.clock.runFor(5000);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-worker-asked', 'offline');

  await context.setOffline(false);
  await expect(html).toHaveAttribute('data-worker-asked', 'connected');
  await untilWorkerIsThere(page);
});

test('nothing that is somebody’s own is kept', async ({ customer, newProduct }) => {
  const { page, api, profile } = customer;
  const product = await newProduct();
  await addToCart(api, product.id, 1);
  await workerIsThere(page);
  for (const route of ['/client/home', '/client/cart', '/client/order', '/client/account'])
    await visit(page, route);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const answers = await Promise.all(
      stores.map(async (store) =>
        Promise.all(
          (await store.keys())
            .filter(({ url }) => !/\.(?:js|css|woff2|webp|png)$/.test(url))
            .map(async (request) => `${request.url} ${await (await store.match(request))?.text()}`),
        ),
      ),
    );
    return answers.flat();
  });
  expect(kept.length).toBeGreaterThan(1);
  const own = kept.filter((text) => text.includes(profile.email) || /"cart"|"orders"/.test(text));
  expect(own).toEqual([]);
});

test('can be withdrawn, with all that was kept', async ({ page }) => {
  await workerIsThere(page);
  // Simulates a new version of the worker: Playwright cannot intercept requests for a worker's own file.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = () => register('/service-worker-withdrawn.js');
  });
  await visit(page, '/shop');
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
});

test('is installed under its own name, with icons that are there', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest.name).toBe('Grocessay');
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});

test.describe('on a phone whose connection drops', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'block' });

  test('a form that cannot be loaded leaves the cart and its choices, and comes by itself later', async ({
    customer,
    context,
    newProduct,
    guard,
  }) => {
    guard.expectLostConnections();
    const { page, api } = customer;
    await addToCart(api, (await newProduct()).id, 1);
    await visit(page, '/client/cart');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();

    await context.setOffline(true);
    await button(page, 'Add an address').tap();
    const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    await failure.getByRole('button', { name: 'Try again' }).tap();
    await expect(failure).toBeVisible();

    await context.setOffline(false);
    await expect(field(page, 'Pin code')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  });

  test('parts and screens whose files are gone can be opened again without a reload', async ({
    customer,
    guard,
  }) => {
    guard.expectLostConnections();
    const { page } = customer;
    const gone = /\/assets\/(?:voucher-form|policy)-/;
    await page.route(gone, (route) => route.abort());
    await visit(page, '/');
    await page.evaluate(() => (document.documentElement.dataset['stayed'] = 'yes'));
    await button(page, 'Redeem Gift').tap();
    const dialog = page.getByRole('dialog', { name: 'Redeem Gift' });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await dialogClosed(page);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of sale' });
    await terms.tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('This could not be loaded.');
    await page.goBack();
    await expect(button(page, 'Redeem Gift')).toBeVisible();

    await page.unroute(gone);
    await terms.tap();
    await expect(main.getByRole('heading', { name: 'Terms of sale', level: 1 })).toBeVisible();
    await page.goBack();
    await button(page, 'Redeem Gift').tap();
    await expect(dialog.getByLabel('Voucher code')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-stayed', 'yes');
  });
});
