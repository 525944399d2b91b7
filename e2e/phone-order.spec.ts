import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';
import { newPhone } from './kit/shared';

test('an order is taken by keys alone, from a new caller, who is known the next time @mariadb', async ({
  admin: { page },
  newProduct,
}) => {
  const { name } = await newProduct({ mrpPaise: 12_000, stockQuantity: 9 });
  const phone = newPhone();
  const type = (text: string) => page.keyboard.type(text);
  await page.goto('/admin/phone-order');
  await expect(page.getByRole('combobox', { name: 'Phone or name' })).toBeFocused();
  await type(phone);
  await expect(page.getByText(/^Not known yet/)).toBeVisible();
  await page.keyboard.press('Tab');
  await type('Asha Patil');
  await page.keyboard.press('Tab');
  await type(name);
  await page.keyboard.press('Enter');
  await expect(field(page, `Pieces of ${name}`)).toBeFocused();
  await type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'House and street')).toBeFocused();
  await type('B-12 Lake View');
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab');
  await type('400601');
  await expect(page.getByText('The shop delivers there')).toBeVisible();

  // A reload loses nothing.
  await page.reload();
  await expect(field(page, 'House and street')).toHaveValue('B-12 Lake View');
  await expect(field(page, `Pieces of ${name}`)).toHaveValue('3');
  await button(page, 'Take order · ₹360').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The order is placed. Its number:')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: /^Open order/ });
  const id = (await link.textContent())?.replace(/\D/g, '');
  await expect(button(page, 'Next order')).toBeFocused();
  await page.keyboard.press('Enter');

  const caller = page.getByRole('combobox', { name: 'Phone or name' });
  await expect(caller).toBeFocused();
  await type(phone.slice(-6));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Asha Patil', { exact: true })).toBeVisible();
  await button(page, `The same again as order ${id}`).click();
  await expect(field(page, `Pieces of ${name}`)).toHaveValue('3');
  await expect(field(page, 'House and street')).toHaveValue('B-12 Lake View');
  await expect(button(page, 'Take order · ₹360')).toBeVisible();

  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByText('By phone', { exact: true })).toBeVisible();
  await expect(page.getByText(/Ordered by phone/).first()).toBeVisible();
});
