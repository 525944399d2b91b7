import { boardDay, boardTest as test, rowOf } from './kit/board';
import { expect } from './kit/fixtures';
import { button } from './kit/screens';
import { moveOrder } from './kit/shared';

/** Searches by number, since the names of a journey's customers are not unique. */
const search = (id: string) => `/admin/order-search?text=%23${id}`;

test('an order is found, opened with one click, and the search is there again @main', async ({
  admin: { page },
  adminApi,
  order,
}) => {
  const id = await order();
  await page.goto('/admin/order-search');
  await page.getByRole('searchbox').fill(`#${id}`);
  await button(page, 'Search').first().click();
  await expect(rowOf(page, id)).toContainText('to pack');
  await expect(page).toHaveURL(new RegExp(`text=%23${id}$`));
  const address = page.url();

  // A colleague moves it meanwhile.
  await moveOrder(adminApi, id, 'PACKED');
  await rowOf(page, id).getByRole('link', { name: id, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await expect(page.getByText('packed').first()).toBeVisible();
  const notes = page.getByRole('region', { name: 'Notes of the staff' });
  await notes.getByRole('textbox').fill('Ring twice');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('admin@grocessay.test');
  await page.getByRole('link', { name: 'Back to the search' }).click();
  await expect(page).toHaveURL(address);
  await expect(rowOf(page, id)).toContainText('packed');
  await page.reload();
  await expect(rowOf(page, id)).toContainText('packed');
});

test('found orders are moved as they were seen, and taken along as a file', async ({
  admin: { page },
  order,
}) => {
  const ids = [await order(), await order()];
  const day = boardDay();
  await page.goto(`/admin/order-search?deliveryFrom=${day}&deliveryTo=${day}&statuses=SUCCESS`);
  for (const id of ids) await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
  await button(page, 'Packed (2)').click();
  await expect(page.getByText('2 orders: packed')).toBeVisible();
  for (const id of ids) await expect(rowOf(page, id)).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.getByText('2 moves taken back')).toBeVisible();
  for (const id of ids) await expect(rowOf(page, id)).toBeVisible();

  await page.goto(search(ids[0] ?? ''));
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download these orders/ }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toBe('order-lines.csv');
});
