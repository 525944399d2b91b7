import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { addToCart, placeOrder, readProduct } from './kit/shared';
import { PHONE } from './kit/viewports';

test('a bill is received by scanning, and stock counted while it sells, on a phone', async ({
  desk,
  adminApi,
  customer,
  newProduct,
}) => {
  const newSku = () => `ST-${randomUUID().slice(0, 8)}`;
  const [tea, rice] = [newSku(), newSku()];
  const [teaId, riceId] = [
    (await newProduct({ name: `Tea ${tea}`, sku: tea, stockQuantity: 20, mrpPaise: 10_000 })).id,
    (await newProduct({ name: `Rice ${rice}`, sku: rice, stockQuantity: 1, mrpPaise: 9_000 })).id,
  ];
  const stockOf = async (id: string) => (await readProduct(adminApi, id)).stockQuantity;
  const scan = async (code: string) => {
    await field(desk, 'Scan or type a product').fill(code);
    await desk.keyboard.press('Enter');
  };

  await desk.setViewportSize(PHONE);
  await desk.goto('/admin/stock?part=receive');
  for (const code of [tea, rice]) {
    await scan(code);
    await expect(desk.getByRole('group', { name: new RegExp(code) })).toBeVisible();
  }
  const line = desk.getByRole('group', { name: new RegExp(rice) });
  await line.getByLabel('Pieces').fill('5');
  await line.getByLabel('Cost of one, in rupees').fill('70.50');
  await line.getByLabel('New selling price').fill('85');
  await field(desk, 'Supplier').fill('Vashi Traders');
  await field(desk, 'Number of the bill').fill(`B ${rice}`);
  await expectAccessible(desk);
  await button(desk, 'Receive the bill').click();
  await expectMessage(desk, 'Goods received');
  await expect(rowWith(desk, `B ${rice}`)).toContainText('₹352.50');
  expect([await stockOf(teaId), await stockOf(riceId)]).toEqual([21, 6]);

  await desk.getByRole('link', { name: 'Count', exact: true }).click();
  // The part before has a field of this name, too.
  await expect(desk.getByRole('heading', { name: 'Count or write off' })).toBeVisible();
  await scan(tea);
  await expect(desk.getByText('In stock: 21')).toBeVisible();
  await addToCart(customer.api, teaId, 2);
  await placeOrder(customer.api);
  await field(desk, 'Pieces').fill('18');
  await expectAccessible(desk);
  await button(desk, 'Save').click();
  await expectMessage(desk, 'Counted. In stock now: 16');
  expect(await stockOf(teaId)).toBe(16);

  await scan(rice);
  await field(desk, 'What it is').selectOption('Spoiled, broken or expired');
  await field(desk, 'Pieces').fill('2');
  await button(desk, 'Save').click();
  await expectMessage(desk, 'Written off');
  expect(await stockOf(riceId)).toBe(4);

  await scan(rice);
  await desk.getByRole('link', { name: 'All changes' }).click();
  await expect(rowWith(desk, 'Waste')).toContainText('−2');
  await expect(rowWith(desk, 'Received')).toContainText(`Vashi Traders · B ${rice}`);
  await expectAccessible(desk);

  await desk.goto('/admin/stock');
  await expect(rowWith(desk, rice)).toContainText('5');
  await expectAccessible(desk);
});
