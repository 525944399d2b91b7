import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';
import { readProduct } from './kit/shared';
import { PHONE } from './kit/viewports';

const ADJUST = `mutation Sell($id: ID!, $key: String!) {
  adjustStock(productId: $id, delta: -3, reason: "Sold at the counter", key: $key) { id }
}`;

test('a shopkeeper lowers the prices of many products, and undoes it', async ({
  desk,
  newProduct,
}) => {
  // Without digits, which the search would treat as units.
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  for (const number of [1, 2]) await newProduct({ name: `${word} ${number}`, mrpPaise: 10_000 });
  await desk.goto(`/admin/listproduct?search=${word}`);
  await desk.getByRole('main').getByRole('link', { name: 'Change many' }).click();
  await expect(field(desk, 'Words')).toHaveValue(word);
  await field(desk, 'Up or down').selectOption('Down');
  await field(desk, 'Percent').fill('12.5');
  await field(desk, 'Rounding').selectOption('To 99 paise (49.99)');
  await expectAccessible(desk);
  await button(desk, 'Preview').click();

  const rows = desk.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Sold at ₹87.99');
  await expectAccessible(desk);
  await button(desk, 'Change 2 products').click();
  await expect(rows.filter({ hasText: 'Changed' })).toHaveCount(2);

  await button(desk, 'Undo the whole change').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Set back 2 products' }).click();
  await expect(rows.filter({ hasText: 'Set back' })).toHaveCount(2);
  await expectAccessible(desk);
  await desk.goto(`/admin/listproduct?search=${word}`);
  await expect(desk.getByText('₹100').first()).toBeVisible();
  await expect(desk.getByText('Sold at')).toHaveCount(0);
});

test('a shopkeeper schedules prices, and thinks better of it, on a phone', async ({
  desk,
  newProduct,
}) => {
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  await newProduct({ name: `${word} 1`, mrpPaise: 10_000 });
  await desk.setViewportSize(PHONE);
  await desk.goto(`/admin/bulk-changes?search=${word}`);
  await field(desk, 'Percent').fill('5');
  await field(desk, 'Of which price').selectOption('MRP');
  await button(desk, 'Preview').click();
  await field(desk, 'When').selectOption('Later');
  await field(desk, 'From').fill(minuteInIndia(1));
  await field(desk, 'Until').fill(minuteInIndia(1));
  await expectAccessible(desk);
  await button(desk, 'Schedule the change').click();
  await expect(desk.getByText('The end should be later than the start')).toBeVisible();
  await field(desk, 'Until').fill(minuteInIndia(2));
  await button(desk, 'Schedule the change').click();
  await expect(desk.getByText('Scheduled', { exact: true })).toBeVisible();
  await expectAccessible(desk);

  await desk.goto('/admin/bulk-changes');
  await expect(desk.getByRole('row').filter({ hasText: 'Scheduled' }).first()).toBeVisible();
  await expectAccessible(desk);
  await desk.goBack();
  await button(desk, 'Cancel the change').click();
  await expect(desk.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a shopkeeper takes what went bad out of many stocks, and undoes it after others left', async ({
  desk,
  adminApi: api,
  newProduct,
}) => {
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  const { id } = await newProduct({ name: `${word} 1`, stockQuantity: 40 });
  await newProduct({ name: `${word} 2`, stockQuantity: 5 });
  const stock = async () => (await readProduct(api, id)).stockQuantity;
  await desk.goto(`/admin/bulk-changes?search=${word}`);
  await field(desk, 'Kind of change').selectOption('Add to the stock, or take from it');
  await field(desk, 'What happens').selectOption('Take away what is spoiled, broken or expired');
  await field(desk, 'Pieces').fill('12');
  await field(desk, 'Reason').fill('Power cut');
  await expectAccessible(desk);
  await button(desk, 'Preview').click();
  const rows = desk.getByRole('row').filter({ hasText: word });
  await expect(rows.filter({ hasText: 'Stock: 28' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Fewer pieces are there' })).toHaveCount(1);
  await expectAccessible(desk);
  await button(desk, 'Change 1 product').click();
  await expect(rows.filter({ hasText: 'Changed' })).toHaveCount(1);
  expect(await stock()).toBe(28);

  await api.call(ADJUST, { id, key: randomUUID() });
  await button(desk, 'Undo the whole change').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Set back 1 product' }).click();
  await expect(rows.filter({ hasText: 'Set back' })).toHaveCount(1);
  expect(await stock()).toBe(37);
});

/** A time this many days from now, as the value of a datetime field. */
function minuteInIndia(days: number): string {
  const minutes = days * 24 * 60 + 330;
  return new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
}
