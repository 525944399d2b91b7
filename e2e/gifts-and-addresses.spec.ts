import { expect, test } from './kit/fixtures';
import { button, dialogClosed, expectMessage, field } from './kit/screens';
import { addAddress, addToCart, addVoucher } from './kit/shared';

test('a voucher becomes gift credit, once', async ({ customer, adminApi, guard }) => {
  guard.expectRefusals(409);
  const { page } = customer;
  const code = await addVoucher(adminApi, 25_000);
  await page.goto('/');
  await button(page, 'Redeem Gift').click();
  const dialog = page.getByRole('dialog', { name: 'Redeem Gift' });
  await dialog.getByLabel('Voucher code').fill(code);
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(dialog.getByRole('status')).toHaveText('₹250 added. Your gift credit is ₹250 now.');

  await dialog.getByLabel('Voucher code').fill(code);
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(dialog.getByLabel('Voucher code')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await dialogClosed(page);
  await page.goto('/client/order');
  await expect(page.getByText('Gift credit ₹250')).toBeVisible();
});

test('a guest is asked to log in before redeeming', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Redeem Gift').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/client-login$/);
});

test('coupons stand on the landing page, and are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Coupons for today' });
  await offers.getByRole('button', { name: /^BIG25/ }).click();
  await expectMessage(page, 'BIG25 copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BIG25');
});

test('addresses are added, changed, made the default and deleted', async ({ customer }) => {
  const { page, api } = customer;
  await addAddress(api);
  await page.goto('/client/addresses');
  await button(page, 'Add an address').click();
  await field(page, 'Name of the address').fill('Office');
  await field(page, 'Pin code').fill('411001');
  await field(page, 'House and street').fill('3rd floor, Lodha Supremus');
  await expect(page.getByText('We do not deliver to 411001 yet')).toBeVisible();
  await field(page, 'Pin code').fill('400604');
  await button(page, 'Save address').click();
  await expectMessage(page, 'Address saved');

  const office = page.getByRole('listitem').filter({ hasText: 'Office' });
  await office.getByRole('button', { name: /^Make default/ }).click();
  await expect(office.getByText('Default', { exact: true })).toBeVisible();
  await button(page, 'Edit Office').click();
  await field(page, 'Landmark').fill('Mulund check naka');
  await button(page, 'Save address').click();
  await expect(office).toContainText('Near Mulund check naka');

  await button(page, 'Delete Home').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, 'Address deleted');
  await expect(page.getByText('Naupada')).toHaveCount(0);
});

test('an address is added in the cart, and the order goes there', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  await page.goto('/client/cart');
  await button(page, 'Add an address').click();
  await field(page, 'Pin code').fill('400601');
  await field(page, 'House and street').fill('7 Ram Maruti Road');
  await button(page, 'Save address').click();
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await button(page, /^Place Order · ₹/).click();
  await expectMessage(page, 'Place order Sucessfully');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText(
    'Meera Joshi7 Ram Maruti Road',
  );
});
