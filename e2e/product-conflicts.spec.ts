import { expect, test } from './kit/fixtures';
import { button, expectMessage, field } from './kit/screens';
import { readProduct } from './kit/shared';
import { PHONE } from './kit/viewports';

const UPDATE = `mutation Update($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }`;
const ADJUST = `mutation Adjust($productId: ID!, $delta: Int!, $key: String!) {
  adjustStock(productId: $productId, delta: $delta, reason: "Sold at the counter", key: $key) { id }
}`;

test('a price that is edited while pieces are sold leaves the stock as it is', async ({
  admin: { page },
  adminApi: api,
  newProduct,
}) => {
  const { id } = await newProduct({ stockQuantity: 50 });
  await page.goto(`/admin/addproduct?id=${id}`);
  await expect(field(page, 'Quantity')).toHaveValue('50');
  await api.call(ADJUST, { productId: id, delta: -5, key: `counter-${id}` });
  await field(page, 'Mrp Price').fill('99');
  await button(page, 'Update').click();
  await expectMessage(page, 'Product updated sucessfully');
  expect(await readProduct(api, id)).toMatchObject({ mrpPaise: 9900, stockQuantity: 45 });
});

for (const [choice, stock] of [
  ['Stored now', 45],
  ['Yours', 60],
  ['your +10', 55],
] as const)
  test(`a quantity that is written while pieces are sold is asked about: ${choice}`, async ({
    admin: { page },
    adminApi: api,
    guard,
    newProduct,
  }) => {
    const { id } = await newProduct({ stockQuantity: 50 });
    await page.goto(`/admin/addproduct?id=${id}`);
    await expect(field(page, 'Quantity')).toHaveValue('50');
    await api.call(ADJUST, { productId: id, delta: -5, key: `counter-${id}` });
    guard.expectRefusals(409);
    await field(page, 'Quantity').fill('60');
    await button(page, 'Update').click();
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
    const last =
      choice === 'Stored now' ? /Stored now$/ : new RegExp(`${choice.replace('+', '\\+')}$`);
    await dialog.getByRole('radio', { name: last }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectMessage(page, 'Product updated sucessfully');
    expect(await readProduct(api, id)).toMatchObject({ stockQuantity: stock });
  });

test('two who edit one price see both values, on a phone', async ({
  admin: { page },
  adminApi: api,
  guard,
  newProduct,
}) => {
  await page.setViewportSize(PHONE);
  const { id } = await newProduct({ mrpPaise: 4000 });
  await page.goto(`/admin/addproduct?id=${id}`);
  await expect(field(page, 'Mrp Price')).toHaveValue('40');
  await api.call(UPDATE, { id, input: { mrpPaise: 5000, name: 'Renamed by a colleague' } });
  guard.expectRefusals(409);
  await field(page, 'Mrp Price').fill('60');
  await button(page, 'Update').click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(dialog.getByRole('radio', { name: '₹50 Stored now' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Renamed by a colleague');
  expect(await readProduct(api, id)).toMatchObject({ mrpPaise: 5000 });
  await dialog.getByRole('radio', { name: '₹60 Yours' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectMessage(page, 'Product updated sucessfully');
  expect(await readProduct(api, id)).toMatchObject({
    mrpPaise: 6000,
    name: 'Renamed by a colleague',
  });
});

test('the list is as it was after an edit', async ({ admin: { page }, newProduct }) => {
  const { id, name } = await newProduct();
  await page.goto(`/admin/listproduct?search=${encodeURIComponent(name)}`);
  const address = page.url();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/addproduct\\?id=${id}$`));
  await field(page, 'Description').fill('As sweet as ever.');
  await button(page, 'Update').click();
  await expectMessage(page, 'Product updated sucessfully');
  await expect(page).toHaveURL(address);
});
