import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, rowWith } from './kit/screens';
import { addToCart } from './kit/shared';
import { PHONE } from './kit/viewports';

test('what is hidden at a desk is gone on the phone of a customer, until it is shown again', async ({
  desk,
  customer: { page: phone, api },
  guard,
  newProduct,
}) => {
  const { id, name } = await newProduct();
  await addToCart(api, id, 1);
  await phone.setViewportSize(PHONE);
  await desk.goto(`/admin/listproduct?search=${encodeURIComponent(name)}`);
  await button(desk, 'Hide').click();
  await expectMessage(desk, `${name} is hidden from customers.`);
  await expect(rowWith(desk, name)).toContainText('Hidden');
  await expectAccessible(desk);

  guard.expectRefusals(404, 409);
  await phone.goto(`/product/${id}`);
  await expect(phone.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await phone.goto(`/shop?search=${encodeURIComponent(name)}`);
  await expect(phone.locator(`main a[href="/product/${id}"]`)).toHaveCount(0);
  await phone.goto('/client/cart');
  await expect(rowWith(phone, name)).toContainText('Not sold at the moment');
  await expectAccessible(phone);
  await phone.getByText('Cash on delivery').click();
  await button(phone, 'Place Order').click();
  await expect(phone.getByRole('alert')).toContainText(`${name} is not sold at the moment`);

  await button(desk, 'Show').click();
  await expectMessage(desk, `${name} is shown again.`);
  await phone.goto(`/product/${id}`);
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  await phone.goto('/client/cart');
  await expect(rowWith(phone, name)).not.toContainText('Not sold at the moment');
  await phone.getByText('Cash on delivery').click();
  await button(phone, 'Place Order').click();
  await expect(phone).toHaveURL(/\/client\/order$/);
});
