import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { addToCart } from './kit/shared';

test('staff sets a selling price below the MRP', async ({ admin: { page }, guard, newProduct }) => {
  const { id } = await newProduct({ mrpPaise: 25_000 });
  await page.goto(`/admin/addproduct?id=${id}`);
  guard.expectRefusals(400);
  await field(page, 'Selling price').fill('250.01');
  await button(page, 'Update').click();
  await expect(
    page.getByText('Selling price should not be above the Mrp Price').first(),
  ).toBeVisible();
  await field(page, 'Selling price').fill('119');
  await button(page, 'Update').click();
  await expectMessage(page, 'Product updated sucessfully');
  await page.goto(`/admin/addproduct?id=${id}`);
  await expect(field(page, 'Selling price')).toHaveValue('119');
  await expect(field(page, 'Mrp Price')).toHaveValue('250');
});

test('a customer sees both prices and pays the lower one', async ({
  customer: { page, api },
  newProduct,
}) => {
  const { id, name } = await newProduct({ mrpPaise: 25_000, sellingPaise: 11_900 });
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹119 our price, MRP ₹250 · Save ₹131');
  await expectAccessible(page);
  await addToCart(api, id, 2);
  await page.goto('/client/cart');
  await expect(rowWith(page, name)).toContainText('₹238');
  await expect(rowWith(page, 'Grand Total')).toContainText('₹238');
  await page.getByText('Cash on delivery').click();
  await button(page, 'Place Order').click();
  await expect(page).toHaveURL(/\/client\/order$/);
  await expect(page.getByRole('row').nth(1)).toContainText('₹119');
});
