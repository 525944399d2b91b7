import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { readProduct } from './kit/shared';
import { PHONE } from './kit/viewports';

const UPDATE = `mutation Update($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }`;

test('a shopkeeper changes prices by keyboard only, meets another manager, and takes a change back', async ({
  desk,
  adminApi: api,
  guard,
  newProduct,
}) => {
  // Without digits, which the search would treat as units.
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  const ids: string[] = [];
  for (const last of 'abcde')
    ids.push((await newProduct({ name: `${word} ${last}`, mrpPaise: 10_000 })).id);
  const priceOf = async (at: number) => (await readProduct(api, ids[at] ?? '')).mrpPaise;

  await desk.goto('/admin/products');
  await desk.getByRole('searchbox', { name: 'Words' }).fill(word);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: /^Name/ }).click();
  await expect(desk).toHaveURL(/sort=NAME_A_TO_Z/);
  const cells = desk.getByRole('gridcell', { name: '₹100', exact: true });
  await expect(cells).toHaveCount(5);
  await cells.first().focus();
  for (const price of [101, 102, 103, 104, 105]) {
    await desk.keyboard.type(String(price));
    await desk.keyboard.press('Enter');
  }
  await expect(desk.getByRole('gridcell', { name: '₹105', exact: true })).toBeFocused();
  for (const [at, price] of [10_100, 10_200, 10_300, 10_400, 10_500].entries())
    await expect.poll(() => priceOf(at)).toBe(price);
  await expectAccessible(desk);

  await desk.getByRole('gridcell', { name: '₹105', exact: true }).focus();
  await desk.keyboard.press('Control+z');
  await expect.poll(() => priceOf(4)).toBe(10_000);

  guard.expectRefusals(409);
  await api.call(UPDATE, { id: ids[0], input: { mrpPaise: 9_000 } });
  await desk.getByRole('gridcell', { name: '₹101', exact: true }).focus();
  await desk.keyboard.type('95');
  await desk.keyboard.press('Enter');
  const conflict = desk.getByRole('group', { name: `Mrp Price, ${word} a` });
  await expect(conflict).toContainText('Stored: ₹90');
  await expect(conflict).toContainText('Yours: ₹95');
  await expectAccessible(desk);
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(() => priceOf(0)).toBe(9_500);

  const address = desk.url();
  await desk.getByRole('link', { name: `Edit ${word} b` }).click();
  await expect(desk).toHaveURL(/addproduct/);
  await desk.goBack();
  await expect(desk).toHaveURL(address);
  await expect(desk.getByRole('gridcell', { name: '₹95', exact: true })).toBeVisible();
});

test('a value is tapped on a phone', async ({ desk, adminApi: api, newProduct }) => {
  const name = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  const { id } = await newProduct({ name, mrpPaise: 10_000 });
  await desk.setViewportSize(PHONE);
  await desk.goto(`/admin/products?search=${name}`);
  await expect(desk.getByRole('columnheader', { name: 'GST rate' })).toHaveCount(1);
  await expect(desk.getByRole('button', { name: 'Columns' })).toHaveCount(0);
  await desk.getByRole('gridcell', { name: '₹100', exact: true }).click();
  await desk.getByRole('textbox', { name: `Mrp Price, ${name}` }).fill('88');
  await desk.keyboard.press('Enter');
  await expect.poll(async () => (await readProduct(api, id)).mrpPaise).toBe(8_800);
  await expectAccessible(desk);
});

test('a shopkeeper chooses columns and keeps them as a view', async ({ desk, newProduct }) => {
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  const view = `View ${randomUUID().slice(0, 8)}`;
  await newProduct({ name: word, sku: `SKU-${randomUUID().slice(0, 8)}` });
  await desk.goto(`/admin/products?search=${word}`);
  const table = desk.getByRole('region', { name: 'Products' });
  const rate = desk.getByRole('columnheader', { name: 'GST rate' });
  await expect(table.getByText(/^SKU-/)).toBeVisible();
  const overflow = () => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(await overflow()).toBe(0);
  await expect(desk.getByRole('button', { name: 'Columns' })).toHaveCount(1);

  await desk.getByRole('button', { name: 'Columns' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('menuitemcheckbox', { name: 'GST rate' })).toBeVisible();
  await expectAccessible(desk); // also at the width of a phone, which has no menu
  await desk.getByRole('button', { name: 'Columns' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('menuitemcheckbox', { name: 'GST rate' })).toBeVisible();
  await desk.keyboard.type('GST');
  await desk.keyboard.press('Enter');
  await expect(rate).toHaveCount(0);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('button', { name: 'Columns' })).toBeFocused();
  await desk.reload();
  await expect(table.getByText(/^SKU-/)).toBeVisible();
  await expect(rate).toHaveCount(0);

  await desk.getByRole('button', { name: 'Save this view' }).click();
  await desk.getByRole('dialog').getByLabel('Name').fill(view);
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const link = desk.getByRole('link', { name: view });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await desk.goto('/admin/products');
  await link.click();
  await expect(table.getByText(word)).toBeVisible();
  await expect(rate).toHaveCount(0);
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Delete the view' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete the view' }).click();
  await expect(link).toHaveCount(0);
  await desk.goto('/admin/products');
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('menuitem', { name: 'As at first' }).click();
  await expect(rate).toHaveCount(1);
});
