import { expectAccessible } from './kit/accessibility';
import { expect } from './kit/fixtures';
import { newSku, pickingTest, scan } from './kit/picking';
import { button } from './kit/screens';
import { PHONE } from './kit/viewports';

const test = pickingTest;

test.use({ viewport: PHONE });

test('what is sold by weight is weighed, and the rest is scanned @mariadb', async ({
  admin,
  orderOf,
}) => {
  const { page } = admin;
  const sku = newSku();
  const byWeight = { packGrams: 500, mrpPaise: 3_333 };
  const { id } = await orderOf([
    { ...byWeight, name: `A lighter ${sku}`, quantity: 2 },
    { ...byWeight, name: `B heavier ${sku}`, quantity: 2 },
    { name: `C scanned ${sku}`, sku, quantity: 2 },
  ]);
  await page.goto(`/admin/picking?orders=${id}`);
  const progress = page.getByRole('status').filter({ hasText: 'of 3 products done' });
  const weight = page.getByRole('textbox', { name: 'Weight in grams' });
  await weight.fill('1101');
  await expect(page.getByText('At most 1100 g can be packed for 1000 g')).toBeVisible();
  await button(page, 'Weighed').click();
  await expect(progress).toHaveText('0 of 3 products done');
  await weight.fill('90');
  await button(page, 'Weighed').click();
  await expect(page.getByText('Only 90 g of 1000 g? Weigh again')).toBeVisible();
  await expect(progress).toHaveText('0 of 3 products done');
  await weight.fill('900');
  await expect(page.getByText('900 of 1000 g')).toContainText('₹59.99');
  await expectAccessible(page);
  await button(page, 'Weighed').click();
  await expect(progress).toHaveText('1 of 3 products done');
  await weight.fill('1100');
  await weight.press('Enter');
  await expect(progress).toHaveText('2 of 3 products done');

  await scan(page, 'NOBODYS-NUMBER');
  await expect(page.getByRole('alert')).toContainText('NOBODYS-NUMBER is not in this walk');
  await scan(page, sku);
  await expect(page.getByText(`C scanned ${sku}: 1 more`)).toBeVisible();
  await scan(page, sku.toLowerCase());
  await expect(progress).toHaveText('3 of 3 products done');
  await scan(page, sku);
  await expect(page.getByRole('alert')).toContainText('nothing of it is left to pick');
  await button(page, 'Packed').click();
  await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();
  await expect(page.getByText('₹6.67 less: the customer gets it back')).toBeVisible();
});
