import { expect, test } from './kit/fixtures';
import { rowWith, visit } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { addToCart, customerInput, logIn, newPhone, placeOrder, register } from './kit/shared';
import { PHONE } from './kit/viewports';

test('the command palette finds an area, an order by phone, and a product, by keys alone @main', async ({
  admin,
  newProduct,
  playwright,
  baseURL,
}) => {
  const { page } = admin;
  const product = await newProduct();
  const theirs = new ShopApi(await playwright.request.newContext({ baseURL }));
  const customer = await register(theirs, customerInput({ phone: newPhone() }));
  await logIn(theirs, customer);
  await addToCart(theirs, product.id, 1);
  const order = await placeOrder(theirs);
  await theirs.request.dispose();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  const combobox = palette.getByRole('combobox');
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(combobox).toBeFocused();
  };
  const find = async (text: string) => {
    await open();
    // A palette that has just closed still restores the focus, faster than anybody opens the next one.
    await expect(async () => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await expect(combobox).toHaveValue(text, { timeout: 500 });
    }).toPass();
  };
  const heading = page.getByRole('heading', { level: 1 });

  await visit(page, '/admin/home');
  await find('offers');
  await expect(palette.getByRole('option', { name: /^Offers/ })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/offers$/);
  await expect(palette).toBeHidden();
  await expect(heading).toBeFocused();

  await find(customer.phone);
  await expect(palette.getByRole('option', { name: `Order ${order.id}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));

  await find(product.name);
  await expect(palette.getByRole('option', { name: product.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/addproduct\\?id=${product.id}$`));

  await open();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('on a phone the bar and its sheet lead everywhere', async ({ admin }) => {
  const { page } = admin;
  await page.setViewportSize(PHONE);
  await visit(page, '/admin/home');
  const bar = page.getByRole('navigation', { name: 'Areas' });
  await bar.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'All areas' });
  await sheet.getByRole('link', { name: 'Staff' }).click();
  await expect(rowWith(page, 'admin@grocessay.test')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await bar.getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
});
