import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { moveOrder, register } from './kit/shared';
import { PHONE } from './kit/viewports';

test('what a guest finds is ordered, and followed to the door, on a phone @main', async ({
  page,
  newProduct,
  adminApi,
}) => {
  await page.setViewportSize(PHONE);
  const product = await newProduct({ stockQuantity: 20 });
  const customer = await register(new ShopApi(page.request));

  await page.goto(`/shop?search=${encodeURIComponent(product.name)}`);
  await button(page, `ADD ${product.name}`).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await button(page, 'Log in or register to order').click();
  await page.getByRole('tab', { name: 'I have an account' }).click();
  await field(page, 'E-mail').fill(customer.email);
  await field(page, 'Password').fill(customer.password);
  await button(page, 'Log in and continue').click();
  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(page.getByRole('radio', { name: /cash on delivery/i })).toBeChecked();
  await button(page, /^Place Order · ₹/).click();
  await expect(page).toHaveURL(/\/client\/order$/);

  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/client\/order\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('Call me')).toBeVisible();
  const status = page.getByRole('region', { name: 'Order progress' }).locator('dd').first();
  for (const [to, text] of [
    ['PACKED', 'packed'],
    ['OUT_FOR_DELIVERY', 'out for delivery'],
    ['DELIVERED', 'delivered'],
  ] as const) {
    await moveOrder(adminApi, id, to);
    // Without live updates, the page polls only every ten seconds.
    await expect(status).toHaveText(text, { timeout: 9_000 });
  }
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
});
