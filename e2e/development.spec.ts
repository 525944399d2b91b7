import { setTimeout as sleep } from 'node:timers/promises';
import { start, stop } from '../scripts/lib/children.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { expect, test as base } from './kit/fixtures';
import { fetchRendered } from './kit/rendered-page';

const READY_WITHIN_MS = 60_000;

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => undefined)) return;
    await sleep(200);
  }
  throw new Error(`The development server does not answer at ${url}`);
}

/** The site as `npm run dev` serves it, in front of the shop of these tests. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const { port: shopPort } = new URL(process.env['E2E_BASE_URL'] ?? '');
    const port = await freePort();
    const vite = start(
      process.execPath,
      [fromRoot('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
      { cwd: fromRoot('frontend'), stdio: 'ignore', env: { ...process.env, PORT: shopPort } },
    );
    const url = `http://localhost:${port}`;
    try {
      await waitUntilReady(url);
      await use(url);
    } finally {
      await stop(vite);
    }
  },
});

test('in development pages are rendered on the server, and hydrated without an error', async ({
  page,
  request,
}) => {
  for (const [route, heading] of [
    ['/', 'Fresh groceries in Thane'],
    ['/shop', 'All products'],
  ] as const) {
    const { html } = await fetchRendered(() => request.get(route));
    expect(html).toContain(heading);
    await page.goto(route);
    await expect(page.locator('#root[data-server-rendered]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  // Hydrated: it is interactive.
  await page.getByRole('combobox', { name: 'Search products' }).fill('aloo');
  await expect(page.getByRole('grid', { name: 'Suggestions' })).toBeVisible();
});
