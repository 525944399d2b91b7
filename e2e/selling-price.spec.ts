import { expectNoAxeViolations } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { addToCart } from './kit/shared';

test('staff sets a selling price, and a customer sees both prices and pays the lower one', async ({
  admin,
  customer,
  newProduct,
}) => {
  const { id, name } = await newProduct({ mrpPaise: 25_000 });
  await admin.page.goto(`/admin/addproduct?id=${id}`);
  await field(admin.page, 'Selling price').fill('250.01');
  await button(admin.page, 'Update').click();
  await expect(
    admin.page.getByText('Selling price should not be above the Mrp Price').first(),
  ).toBeVisible();
  await field(admin.page, 'Selling price').fill('119');
  await button(admin.page, 'Update').click();
  await expectMessage(admin.page, 'Product updated sucessfully');

  const { page, api } = customer;
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹119 our price, MRP ₹250 · Save ₹131');
  await expectNoAxeViolations(page);
  await addToCart(api, id, 2);
  await page.goto('/client/cart');
  await expect(rowWith(page, name)).toContainText('₹238');
  await expect(rowWith(page, 'Grand Total')).toContainText('₹238');
  await page.getByText('Cash on delivery').click();
  await button(page, 'Place Order').click();
  await expect(page).toHaveURL(/\/client\/order$/);
  await expect(page.getByRole('row').nth(1)).toContainText('₹119');
});
