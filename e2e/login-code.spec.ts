import { expect, test } from './kit/fixtures';
import { latestMailCode } from './kit/mails';
import { button, field, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { register } from './kit/shared';
import { PHONE } from './kit/viewports';

test('a customer logs in by the mailed code, after a wrong one @main', async ({ page, guard }) => {
  guard.expectRefusals(401);
  const customer = await register(new ShopApi(page.request));
  await page.setViewportSize(PHONE);
  await page.goto('/client-login');
  await field(page, 'User Name').fill(customer.email);
  await button(page, 'Get a code instead').click();
  await expect(field(page, 'E-mail or phone')).toHaveValue(customer.email);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Code of six digits')).toBeFocused();
  await expect(page.getByText(/^If there is an account with /)).toBeVisible();
  const code = await latestMailCode(customer.email);

  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(page.getByText(/^The code is wrong, used or too old/)).toBeVisible();
  await expect(field(page, 'Code of six digits')).toHaveValue('');
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/client\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(customer.id);
});

test('a guest logs in by a code in the cart, and orders what they chose', async ({
  page,
  newProduct,
}) => {
  const customer = await register(new ShopApi(page.request));
  const product = await newProduct({ stockQuantity: 5 });
  await page.goto(`/product/${product.id}`);
  await button(page, `ADD ${product.name}`).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await button(page, 'Log in or register to order').click();
  await page.getByRole('tab', { name: 'I have an account' }).click();
  await button(page, 'Get a code instead').click();
  await field(page, 'E-mail or phone').fill(customer.email);
  await button(page, 'Send me a code').click();
  await field(page, 'Code of six digits').fill(await latestMailCode(customer.email));
  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await expect(rowWith(page, product.name)).toBeVisible();
});
