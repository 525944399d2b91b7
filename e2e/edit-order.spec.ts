import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage } from './kit/screens';
import { addToCart, payOrder, placeOrder, readProduct } from './kit/shared';
import { PHONE } from './kit/viewports';

test('a customer edits an order that is paid at the door, on a phone', async ({
  customer: { page, api },
  newProduct,
  adminApi,
}) => {
  await page.setViewportSize(PHONE);
  const rice = await newProduct({ mrpPaise: 10_000, stockQuantity: 5 });
  const milk = await newProduct({ mrpPaise: 6_000, stockQuantity: 5 });
  await addToCart(api, rice.id, 3);
  const { id } = await placeOrder(api);

  await page.goto(`/client/order/${id}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await button(page, `One less ${rice.name}`).click();
  await page.getByRole('searchbox', { name: 'Add a product' }).fill(milk.name);
  await button(page, `Add ${milk.name}`).click();
  const bill = page.getByRole('region', { name: 'Bill' });
  await expect(bill).toContainText('You pay ₹260 when it is delivered.');
  await expectAccessible(page);
  await bill.getByRole('button', { name: 'Save changes · ₹260' }).click();
  const dialog = page.getByRole('dialog', { name: `Change order ${id}?` });
  await expect(dialog).toContainText('The order costs ₹260 instead of ₹300.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();

  await expectMessage(page, `Order ${id} was edited`);
  await expect(page.getByRole('table', { name: 'What was ordered' })).toContainText(milk.name);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Order edited: ₹260 to pay instead of ₹300',
  );
  expect((await readProduct(adminApi, rice.id)).stockQuantity).toBe(3);
  expect((await readProduct(adminApi, milk.id)).stockQuantity).toBe(4);
});

test('the manager adds to a paid order for a customer who calls, in cash', async ({
  customer: { api },
  desk: page,
  newProduct,
}) => {
  const rice = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, rice.id, 2);
  const { id } = await placeOrder(api, 'CARD');
  await payOrder(api, id);

  await page.goto(`/admin/orders/${id}`);
  await button(page, 'Edit order').click();
  const dialog = page.getByRole('dialog', { name: `Edit order ${id}` });
  await dialog.getByRole('button', { name: `One more ${rice.name}` }).click();
  await expect(dialog).toContainText(`What you add comes together with order ${id}`);
  const adds = dialog.getByRole('button', { name: 'Add for ₹100 in cash' });
  await expect(adds).toBeVisible();
  await expectAccessible(page);
  await adds.click();
  await expect(
    page.getByText(new RegExp(`^Order \\d+ comes together with order ${id}$`)),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an order that is paid becomes cheaper, and what is added to it is paid by itself @main', async ({
  customer: { page, api },
  newProduct,
  guard,
}) => {
  guard.expectRefusals(409);
  const rice = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, rice.id, 2);
  const { id } = await placeOrder(api, 'CARD');
  await payOrder(api, id);

  await page.goto(`/client/order/${id}/edit`);
  await button(page, `One less ${rice.name}`).click();
  await page.getByRole('button', { name: 'Save changes · ₹95' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, `Order ${id} was edited`);
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('₹95');

  await page.goto(`/client/order/${id}/edit`);
  await button(page, `One more ${rice.name}`).click();
  await expect(button(page, 'Add and pay ₹95')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add and pay ₹95').click();
  await page.waitForURL(/payment.*orderId=/);
  await expect(page.getByRole('button', { name: 'Make Payment · ₹95' })).toBeVisible();
  const added = new URL(page.url()).searchParams.get('orderId') ?? '';
  await payOrder(api, added);
  await page.goto(`/client/order/${added}`);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    `Comes together with order ${id}`,
  );
});
