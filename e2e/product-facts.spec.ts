import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field } from './kit/screens';
import { PHONE } from './kit/viewports';

test('staff writes what the pack tells, and customers read it', async ({
  admin: { page: desk },
  newProduct,
  guard,
  browser,
  baseURL,
}) => {
  const { id, name } = await newProduct();
  await desk.goto(`/admin/addproduct?id=${id}`);
  await field(desk, 'Brand').fill('Sahyadri Bakers');
  await field(desk, 'Ingredients').fill('Wheat flour, jaggery, ghee, cardamom');
  await field(desk, 'Shelf life').fill('6 months');
  guard.expectRefusals(400);
  await field(desk, 'FSSAI licence').fill('1152299800012');
  await button(desk, 'Update').click();
  await expect(desk.getByText('The FSSAI licence should have 14 digits').first()).toBeVisible();
  await field(desk, 'FSSAI licence').fill('11522998000123');
  await button(desk, 'Update').click();
  await expectMessage(desk, 'Product updated sucessfully');

  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('BrandSahyadri Bakers');
  await expect(facts).toContainText('FSSAI licence11522998000123');
  await expect(facts).not.toContainText('Manufacturer');
  await expectAccessible(page);
  await context.close();
});
