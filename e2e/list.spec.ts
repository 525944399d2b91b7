import { expect, test } from './kit/fixtures';
import { button, field, rowWith } from './kit/screens';
import { newProductName } from './kit/shared';
import { PHONE } from './kit/viewports';

test('a list is pasted, looked over, and put into the cart, on a phone @main', async ({
  customer,
  newProduct,
}) => {
  const { page } = customer;
  await page.setViewportSize(PHONE);
  const papaya = await newProduct({ name: newProductName('Papaya'), stockQuantity: 20 });
  const guava = await newProduct({ name: newProductName('Guava'), stockQuantity: 2 });

  await page.goto('/client/cart');
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await expect(page).toHaveURL(/\/client\/list$/);
  await field(page, 'Your list').fill(
    `3 ${papaya.name}\nपांच ${guava.name}, 2 kg unobtainium-xyzzy`,
  );
  await button(page, 'Find these products').click();

  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0).getByRole('spinbutton')).toHaveValue('3');
  await expect(entries.nth(1).getByRole('spinbutton')).toHaveValue('5');
  await expect(entries.nth(2)).toContainText('We found no such product.');
  await entries
    .nth(0)
    .getByRole('button', { name: /^One more/ })
    .click();
  await button(page, /^Add 2 products/).click();

  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(page.getByText(`${guava.name}: only 2 left`)).toBeVisible();
  await expect(rowWith(page, papaya.name).getByRole('spinbutton')).toHaveValue('4');
  await expect(rowWith(page, guava.name).getByRole('spinbutton')).toHaveValue('2');

  // Rendered by a server that does not know the list: hydration must still work without an error.
  await page.reload();
  await expect(page.getByText(`${guava.name}: only 2 left`)).toBeVisible();
});

test('an empty list says so at the field', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/client/list');
  await button(page, 'Find these products').click();
  await expect(field(page, 'Your list')).toHaveAccessibleDescription(/Please write what you need/);
});
