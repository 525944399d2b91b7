import { expect, test } from './kit/fixtures';
import { button, headerLink } from './kit/screens';
import { addAddress, addToCart, listOrders } from './kit/shared';

/** From opening the site. */
const MOST_CLICKS = 5;

test('who has ordered before orders again within five clicks @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
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
