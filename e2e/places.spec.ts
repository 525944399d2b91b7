import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { addToCart, placeOrder, readProduct } from './kit/shared';
import { WIDE, PHONE } from './kit/viewports';

test('goods come to a godown, and go to the shop before they are sold', async ({
  desk,
  adminApi,
  customer,
  newProduct,
}) => {
  const [sku, godown] = [`PL-${randomUUID().slice(0, 8)}`, `Godown ${randomUUID().slice(0, 8)}`];
  const { id } = await newProduct({ name: `Ghee ${sku}`, sku, stockQuantity: 2, mrpPaise: 9_000 });
  const stock = async () => (await readProduct(adminApi, id)).stockQuantity;
  const scan = async () => {
    await field(desk, 'Scan or type a product').fill(sku);
    await desk.keyboard.press('Enter');
  };

  await desk.setViewportSize(PHONE);
  await desk.goto('/admin/stock?part=places');
  await button(desk, 'Add a place').click();
  const dialog = desk.getByRole('dialog', { name: 'Add a place' });
  await dialog.getByLabel('Name').fill(godown);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectMessage(desk, `Saved: ${godown}`);
  await expectAccessible(desk);

  await desk.getByRole('link', { name: 'Receive goods' }).click();
  await scan();
  await desk
    .getByRole('group', { name: new RegExp(sku) })
    .getByLabel('Pieces')
    .fill('24');
  await field(desk, 'Supplier').fill('Vashi Traders');
  await field(desk, 'Number of the bill').fill(`B ${sku}`);
  await field(desk, 'Where the goods come to').selectOption(godown);
  await button(desk, 'Receive the bill').click();
  await expectMessage(desk, 'Goods received');
  expect(await stock()).toBe(2);

  await desk.setViewportSize(WIDE);
  await desk.goto('/admin/stock?part=places');
  await rowWith(desk, godown).getByRole('link', { name: godown }).click();
  await expect(rowWith(desk, sku)).toContainText('24');
  await rowWith(desk, sku).getByRole('link', { name: 'Transfer' }).click();
  await expect(field(desk, 'From the place')).toHaveValue(/\d+/);
  await field(desk, 'Pieces').fill('25');
  await button(desk, 'Transfer').click();
  await expect(desk.getByText('Only 24 pieces are there')).toBeVisible();
  await expect(field(desk, 'Pieces')).toBeFocused();
  await expectAccessible(desk);
  await addToCart(customer.api, id, 1);
  await placeOrder(customer.api);
  await field(desk, 'Pieces').fill('10');
  await desk.keyboard.press('Enter');
  await expectMessage(desk, 'Transferred');
  expect(await stock()).toBe(11);

  await desk.goto(`/admin/stock/${id}`);
  await expect(desk.getByText(`${godown}: 14`)).toBeVisible();
  await expect(rowWith(desk, '−10')).toContainText(godown);
  await expect(rowWith(desk, '+10')).toContainText('The shop');
  await expectAccessible(desk);
});
