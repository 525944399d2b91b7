import { addAddress } from './kit/addresses';
import { addToCart } from './kit/catalogue';
import { expect, test } from './kit/fixtures';
import { listOrders, moveOrder } from './kit/orders';
import { button, headerLink, openSearch } from './kit/screens';

/** From opening the site. */
const MOST_CLICKS = 5;

test('who has ordered before orders again within five clicks @main', async ({
  shopper,
  newProduct,
}) => {
  const { page, api } = shopper;
  await addAddress(api);
  await addToCart(api, (await newProduct({ stockQuantity: 20 })).id, 2);
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await page.getByRole('radio', { name: /Similar product/ }).check();
  await button(page, /^Place Order · ₹/).click();
  await expect(page).toHaveURL(/\/client\/order$/);
  const [{ id } = { id: '' }] = await listOrders(api);

  let clicks = 0;
  const click = async (target: ReturnType<typeof button>) => {
    clicks++;
    await target.click();
  };
  await page.goto('/');
  await click(headerLink(page, 'Order'));
  await click(page.getByRole('link', { name: id, exact: true }).first());
  await click(button(page, 'Order again'));
  await expect(page.getByRole('radio', { name: /Similar product/ })).toBeChecked();
  await click(button(page, /^Place Order · ₹/));
  await expect(page).toHaveURL(/\/client\/order$/);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await expect.poll(async () => (await listOrders(api)).length).toBe(2);
});

for (const width of [390, 1280])
  test(`an order is followed to the door as it moves, at ${width} px @main`, async ({
    shopper,
    newProduct,
    adminApi,
  }) => {
    const { page, api } = shopper;
    await page.setViewportSize({ width, height: 844 });
    const product = await newProduct({ stockQuantity: 20 });
    await openSearch(page, product.name);
    await addToCart(api, product.id, 1);
    await page.goto('/client/cart');
    await page.getByRole('radio', { name: /cash on delivery/i }).check();
    await button(page, /^Place Order · ₹/).click();
    await expect(page).toHaveURL(/\/client\/order$/);
    const [{ id } = { id: '' }] = await listOrders(api);
    await page.goto(`/client/order/${id}`);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByText('Call me')).toBeVisible();
    const status = page.getByRole('region', { name: 'Where it stands' }).locator('dd').first();
    for (const [to, text] of [
      ['PACKED', 'packed'],
      ['OUT_FOR_DELIVERY', 'out for delivery'],
      ['DELIVERED', 'delivered'],
    ] as const) {
      await moveOrder(adminApi, id, to);
      // Asked again only every ten seconds, where nothing is told live.
      await expect(status).toHaveText(text, { timeout: 4_000 });
    }
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
  });
