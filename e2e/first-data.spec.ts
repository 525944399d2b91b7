import { expect, test } from './kit/fixtures';
import { askedBy } from './kit/asked-by';

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
    // The cart is the guest's own.
    expect([address, asked.filter((name) => name !== 'Cart')]).toEqual([address, []]);
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
