import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { addFromTable, expectMessage, noProduct, openSearch, rowWith } from './kit/screens';
import { newProductName, readCartQuantities } from './kit/shared';

const columns = [
  'Product Id',
  'Name',
  'Description',
  'Image',
  'MRP',
  'Available Quantity',
  'Order quantity',
];

/** The names in the product table, from top to bottom. */
const shownNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator('tbody tr td:nth-child(2)').allInnerTexts();

test('a product stands in the table with its data, and is added from there and from its card', async ({
  customer: { page, api },
  newProduct,
}) => {
  const product = await newProduct({ mrpPaise: 38950, stockQuantity: 17 });
  await openSearch(page, product.name);
  const row = rowWith(page, product.name);

  await test.step('the order quantities fall back to 0 after the list has loaded', async () => {
    const quantity = row.getByRole('spinbutton');
    await expect(quantity).toHaveValue('0');
    await quantity.fill('4');
    await expect(quantity).toHaveValue('0');
    await quantity.fill('4');
    await page.waitForTimeout(1500);
    await expect(quantity, 'once, not again').toHaveValue('4');
  });

  await test.step('the specified columns', async () => {
    for (const column of columns)
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    const cells = row.getByRole('cell');
    await expect(cells.nth(0)).toHaveText(product.id);
    await expect(cells.nth(1)).toContainText(product.name);
    await expect(cells.nth(2)).toContainText(product.description);
    await expect(cells.nth(3).locator('img, svg')).toBeVisible();
    await expect(cells.nth(4)).toHaveText('₹389.50');
    await expect(cells.nth(5)).toContainText('17');
  });

  await test.step('an order quantity of nothing is refused in the specified words', async () => {
    for (const quantity of ['0', '']) {
      await addFromTable(page, product.name, quantity);
      await expectMessage(page, 'Qunatity should not be zero');
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(await readCartQuantities(api)).toEqual([]);
  });

  await test.step('adding the same product again adds to its line', async () => {
    for (const [added, total] of [
      ['2', 2],
      ['3', 5],
    ] as const) {
      await addFromTable(page, product.name, added);
      await expect.poll(() => readCartQuantities(api)).toEqual([total]);
    }
  });

  await test.step('the picture cards are one click away, and sell as well', async () => {
    const main = page.getByRole('main');
    await page.getByRole('button', { name: 'Cards' }).click();
    await expect(main.getByRole('table')).toHaveCount(0);
    await expect(main.getByText(product.name).first()).toBeVisible();
    await main.getByRole('button', { name: /^One more/ }).click();
    await expect.poll(() => readCartQuantities(api)).toEqual([6]);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(main.getByRole('table')).toBeVisible();
  });
});

test('products are searched for, narrowed to a category, sorted and paged through', async ({
  customer: { page },
  newProduct,
}) => {
  await page.goto('/client/home');
  await test.step('long lists come in pages', async () => {
    await expect(page.getByText(/Showing 1–25 of \d+/)).toBeVisible();
    const first = await shownNames(page);
    expect(first).toHaveLength(25);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/Showing 26–50 of \d+/)).toBeVisible();
    await expect.poll(async () => (await shownNames(page))[0]).not.toBe(first[0]);
    await page.goBack();
    await expect(page.getByText(/Showing 1–25 of \d+/)).toBeVisible();
    // Nearly all of them: other tests add products meanwhile.
    const shownAgain = async () => (await shownNames(page)).filter((name) => first.includes(name));
    await expect.poll(async () => (await shownAgain()).length).toBeGreaterThan(20);
  });

  await test.step('narrowed to a category, and sorted by price', async () => {
    await page.getByRole('main').getByLabel('Category').selectOption({ label: 'Fruits' });
    await expect(page.getByRole('main')).toContainText('Alphonso Mango');
    await page
      .getByRole('main')
      .getByLabel('Sort by')
      .selectOption({ label: 'Price: low to high' });
    const price = page.getByRole('main').locator('tbody tr td:nth-child(5)');
    await expect
      .poll(async () => {
        const prices = (await price.allInnerTexts()).map((text) =>
          Number(text.replace(/[₹,]/g, '')),
        );
        return (
          prices.length > 1 && prices.every((value, at) => at === 0 || value >= prices[at - 1]!)
        );
      })
      .toBe(true);
  });

  await test.step('found by alias from the header, or said not to be there', async () => {
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('hapus');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: /hapus/ })).toBeVisible();
    await expect(search, 'whoever searches may type on').toBeFocused();
    await expect(page.getByRole('main')).toContainText('Alphonso Mango');
    await search.fill('no such thing on earth');
    await search.press('Enter');
    await expect(page.getByText(noProduct)).toBeVisible();
  });

  await test.step('text of a product is shown as text', async () => {
    const name = newProductName('<img src=x onerror=alert(1)>');
    await newProduct({ name, description: '<b>bold</b> & "quoted"' });
    await openSearch(page, name.slice(-8));
    await expect(rowWith(page, name)).toContainText('<b>bold</b> & "quoted"');
  });
});
