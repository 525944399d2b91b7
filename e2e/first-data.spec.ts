import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

/** The names of the operations that a page sends while it is opened. */
async function askedBy(page: Page, address: string, heading: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql')
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await page.waitForLoadState('networkidle');
  return asked;
}

test('the public pages ask nothing that everybody may know: it came with them', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/', 'Fresh groceries in Thane'],
    ['/shop', 'All products'],
    ['/shop/fruits', 'Fruits'],
    ['/product/1', /./],
  ] as [string, string][]) {
    const asked = await askedBy(page, address, heading);
    // The cart is the visitor's own.
    expect([address, asked.filter((name) => name !== 'Cart')]).toEqual([address, []]);
    page.removeAllListeners('request');
  }
});

test('a page without its data asks for it', async ({ page }) => {
  await page.route('**/shop/fruits', async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const body = whole.replace(/<script type="application\/json".*?<\/script>/s, '');
    expect(body.length).toBeLessThan(whole.length);
    await route.fulfill({ response, body });
  });
  const asked = await askedBy(page, '/shop/fruits', 'Fruits');
  expect(asked).toContain('ShopProducts');
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('an address with a search asks for what it finds', async ({ page }) => {
  const asked = await askedBy(page, '/shop?search=tomato', 'Results for ‘tomato’');
  expect(asked).toContain('ShopProducts');
  expect(asked).not.toContain('Store');
});
