import { expect, storeAuthorization, test } from './kit/fixtures';
import {
  button,
  deleteInTable,
  expectMessage,
  field,
  headerLink,
  noProduct,
  openSearch,
  rowWith,
} from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { logIn, newProductName, register } from './kit/shared';

test('an admin adds, edits and deletes a product, and a customer sees each @main', async ({
  admin,
  browser,
  baseURL,
}) => {
  const { page } = admin;
  const name = newProductName('Jackfruit');
  const customerContext = await browser.newContext({ baseURL });
  const customerPage = await customerContext.newPage();
  const api = new ShopApi(customerContext.request);
  const { id } = await logIn(api, await register(api));
  await storeAuthorization(customerContext, 'token', id);

  await page.goto('/admin/home');
  await headerLink(page, 'Add Grocessay').click();
  await expect(page).toHaveURL(/\/admin\/addproduct$/);
  await field(page, 'Product Name').fill(name);
  await field(page, 'Image').fill('/media/food/1f96d.webp');
  await field(page, 'Description').fill('Ripe and golden, by the piece.');
  await field(page, 'Mrp Price').fill('129.50');
  await field(page, 'Quantity').fill('12');
  await field(page, 'Veg mark').selectOption('Vegetarian');
  await button(page, 'Add Product').click();
  await expectMessage(page, 'Product added sucessfully');
  await expect(page).toHaveURL(/\/admin\/listproduct/);

  await openSearch(customerPage, name);
  await expect(rowWith(customerPage, name)).toContainText('₹129.50');

  await page.goto(`/admin/listproduct?search=${encodeURIComponent(name)}`);
  await rowWith(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/admin\/addproduct\?id=\d+$/);
  await expect(field(page, 'Product Name')).toHaveValue(name);
  await expect(field(page, 'Veg mark')).toHaveValue('veg');
  await field(page, 'Mrp Price').fill('99');
  await button(page, 'Update').click();
  await expectMessage(page, 'Product updated sucessfully');
  await expect(page).toHaveURL(/\/admin\/listproduct/);

  await customerPage.reload();
  await expect(rowWith(customerPage, name)).toContainText('₹99');

  await page.goto(`/admin/listproduct?search=${encodeURIComponent(name)}`);
  await deleteInTable(page, name);
  await expectMessage(page, 'Product deleted sucessfully');
  await expect(rowWith(page, name)).toHaveCount(0);

  await customerPage.reload();
  await expect(customerPage.getByText(noProduct)).toBeVisible();
  await customerContext.close();
});

test('the product form names what is missing', async ({ admin }) => {
  const { page } = admin;
  await page.goto('/admin/addproduct');
  await button(page, 'Add Product').click();
  for (const text of [
    'Product name is required',
    'description  is required',
    'Image should not be blank',
  ])
    await expect(page.getByText(text)).toHaveText(text, { useInnerText: false });
  await expect(page).toHaveURL(/\/admin\/addproduct$/);
});

test('a product that cannot be saved is told in the specified words', async ({ admin, guard }) => {
  guard.expectRefusals(503);
  const { page } = admin;
  await page.goto('/admin/addproduct');
  await field(page, 'Product Name').fill('Jackfruit');
  await field(page, 'Image').fill('/media/food/1f96d.webp');
  await field(page, 'Description').fill('Ripe and golden.');
  await field(page, 'Mrp Price').fill('129.50');
  await field(page, 'Quantity').fill('12');
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await button(page, 'Add Product').click();
  await expectMessage(page, 'Something going wrong!!pl try again');
});
