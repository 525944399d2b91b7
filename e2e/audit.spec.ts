import { expect, test } from './kit/fixtures';
import { button, expectMessage, field } from './kit/screens';

test('the audit log shows a change of a price, and hands it out as CSV @main', async ({
  admin,
  newProduct,
}) => {
  const { page } = admin;
  const { id } = await newProduct({ mrpPaise: 2000 });
  await page.goto(`/admin/addproduct?id=${id}`);
  await field(page, 'Mrp Price').fill('22');
  await button(page, 'Update').click();
  await expectMessage(page, 'Product updated sucessfully');

  await page.goto('/admin/audit');
  await field(page, 'About').selectOption('Product');
  await field(page, 'Its number').fill(id);
  await field(page, 'Action').selectOption('Product changed');
  await button(page, 'Show').click();
  await expect(page).toHaveURL(
    new RegExp(`\\?subject=PRODUCT&subjectId=${id}&action=product\\.changed$`),
  );
  const entries = page.getByRole('row').filter({ hasText: 'Product changed' });
  // The previous entries stay until the filtered ones have loaded.
  await expect(page.getByRole('row').filter({ hasText: 'Product added' })).toHaveCount(0);
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole('listitem')).toHaveText([/^MRP ₹20\.00 → became ₹22\.00$/]);
  await expect(entries).toContainText('admin@grocessay.test');
  await page.getByRole('link', { name: `History of Product ${id}` }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Product added' })).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('products and orders are handed out as CSV', async ({ admin }) => {
  const { page } = admin;
  for (const route of ['/admin/listproduct', '/admin/orders']) {
    await page.goto(route);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
  }
});

test('messages to the shop are read, and answered by mail', async ({ admin }) => {
  const { page } = admin;
  const subject = `Do you bring fresh methi? ${Date.now()}`;
  await page.goto('/contact-us');
  await field(page, 'Full Name').fill('Meera Joshi');
  await field(page, 'Email').fill('meera@shop.in');
  await field(page, 'Subject').fill(subject);
  await button(page, 'Submit').click();
  await expectMessage(page, 'Your Response submitted sucessfully');
  await page.goto('/admin/messages');
  const message = page.getByRole('listitem').filter({ hasText: subject });
  await expect(message.getByRole('link', { name: 'meera@shop.in' })).toHaveAttribute(
    'href',
    'mailto:meera@shop.in',
  );
});
