import { expect, test } from './kit/fixtures';
import { askedBy } from './kit/asked-by';
import { fetchRendered } from './kit/rendered-page';

test('the public pages ask nothing that everybody may know: it came with them', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/', 'Fresh groceries in Thane'],
    ['/shop', 'All products'],
    ['/shop/fruits', 'Fruits'],
    ['/product/1', /./],
    ['/shop?search=tomato&sort=POPULARITY', 'Results for ‘tomato’'],
  ] as [string, string][]) {
    // The cart is specific to the guest.
    const asked = async () =>
      (await askedBy(page, address, heading)).filter((name) => name !== 'Cart');
    // A busy server sends a page unrendered: then the browser sends the queries, and the page is rendered the next
    // time.
    await expect.poll(asked, { message: address, timeout: 30_000 }).toEqual([]);
  }
});

test('a page without its initial cache asks for what it shows', async ({ page }) => {
  await page.route('**/shop/fruits', async (route) => {
    const { response, html } = await fetchRendered(() => route.fetch());
    const body = html.replace(/<script type="application\/json".*?<\/script>/s, '');
    expect(body.length).toBeLessThan(html.length);
    await route.fulfill({ response, body });
  });
  const asked = await askedBy(page, '/shop/fruits', 'Fruits');
  expect(asked).toContain('ShopProducts');
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('an address with several pages asks for what it finds', async ({ page }) => {
  const asked = await askedBy(page, '/shop?search=tomato&pages=2', 'Results for ‘tomato’');
  expect(asked).toContain('ShopProducts');
});
