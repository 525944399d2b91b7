import type { Page } from '@playwright/test';
import { test } from '../kit/fixtures';
import { button, deleteInTable, field } from '../kit/screens';
import { breakShop, expectTextsOf, type Ways } from './places';
import { adminTexts } from './texts';
import { addProduct } from '../kit/shared';

interface AdminWorld {
  page: Page;
  product: { id: string; name: string };
}

async function fillProduct(page: Page): Promise<void> {
  await page.goto('/admin/addproduct');
  await field(page, 'Product Name').fill(`Jackfruit ${Date.now()}`);
  await field(page, 'Image').fill('/media/food/1f96d.webp');
  await field(page, 'Description').fill('Ripe and golden.');
  await field(page, 'Mrp Price').fill('129.50');
  await field(page, 'Quantity').fill('12');
}

const listWith = (page: Page, search: string) =>
  page.goto(`/admin/listproduct?search=${encodeURIComponent(search)}`);

const adminWays: Ways<AdminWorld> = {
  header: ({ page }) => page.goto('/admin/home'),
  'add product': ({ page }) => page.goto('/admin/addproduct'),
  'product form left empty': async ({ page }) => {
    await page.goto('/admin/addproduct');
    await button(page, 'Add Product').click();
  },
  'product that fails': async ({ page }) => {
    await fillProduct(page);
    await breakShop(page);
    await button(page, 'Add Product').click();
  },
  // The preceding failure must not lose any input.
  'product added': ({ page }) => button(page, 'Add Product').click(),
  'edit product': ({ page, product }) => page.goto(`/admin/addproduct?id=${product.id}`),
  'product updated': async ({ page, product }) => {
    await page.goto(`/admin/addproduct?id=${product.id}`);
    await field(page, 'Description').fill('Softer than yesterday.');
    await button(page, 'Update').click();
  },
  'admin list': ({ page }) => page.goto('/admin/listproduct'),
  'product deleted': async ({ page, product }) => {
    await listWith(page, product.name);
    await deleteInTable(page, product.name);
  },
  'admin list without products': ({ page }) => listWith(page, 'nothing at all 8c1f'),
};

test('an admin reads the specified texts', async ({ admin: { page }, adminApi, guard }) => {
  guard.expectRefusals(503);
  await expectTextsOf(adminTexts, adminWays, { page, product: await addProduct(adminApi) }, page);
});
