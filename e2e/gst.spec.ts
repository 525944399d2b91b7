import { randomInt } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field } from './kit/screens';
import { addToCart, moveOrder, placeOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

test('an owner sets a GST rate, an order shows the tax, and the report has it', async ({
  desk,
  adminApi,
  customer,
  newProduct,
}) => {
  const { id, name } = await newProduct({ mrpPaise: 10_500 });
  const hsn = String(randomInt(10_000_000, 99_999_999));
  await desk.goto(`/admin/addproduct?id=${id}`);
  await field(desk, 'GST rate').selectOption('5 %');
  await field(desk, 'HSN code').fill(hsn);
  await button(desk, 'Update').click();
  await expectMessage(desk, 'Product updated sucessfully');

  await addToCart(customer.api, id, 2);
  const order = await placeOrder(customer.api, 'CASH_ON_DELIVERY');
  await moveOrder(adminApi, order.id, 'PACKED');
  await customer.page.setViewportSize(PHONE);
  for (const path of [`/client/order/${order.id}`, `/client/order/${order.id}/receipt`]) {
    await customer.page.goto(path);
    await expect(customer.page.getByText('GST 5 %')).toBeVisible();
    await expect(customer.page.getByText('CGST ₹5 · SGST ₹5')).toBeVisible();
    await expectAccessible(customer.page);
  }
  await expect(customer.page.getByRole('row').filter({ hasText: name })).toContainText(
    `HSN ${hsn}`,
  );

  await desk.goto('/admin/gst');
  const row = desk.getByRole('row').filter({ hasText: hsn });
  await expect(row).toContainText('₹200.00');
  await expectAccessible(desk);
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Summary by HSN code (hsn)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^gst-\d{4}-\d{2}-hsn\.csv$/);
});
