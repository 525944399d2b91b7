import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';

test('a shopkeeper imports a price list, and undoes it', async ({ desk }) => {
  // Without digits, which the search would treat as units.
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  const lines = ['Item Code;Ware;MRP;Selling price;Department'];
  lines.push(`${word}-1;${word} Crème;120,50;99;Food/Dairy & Cheese`);
  lines.push(`${word}-2;;10;;Food/Dairy & Cheese`);
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await desk.goto('/admin/listproduct');
  await desk.getByRole('main').getByRole('link', { name: 'Import a file' }).click();
  await expectAccessible(desk);
  await field(desk, 'Choose a file').setInputFiles({
    ...{ name: 'prices.csv', mimeType: 'text/csv', buffer },
  });

  await expect(desk.getByText('no column for name')).toBeVisible();
  await field(desk, 'Ware').selectOption('Name');
  await button(desk, 'Check again').click();
  await expect(desk.getByText('Would be new')).toBeVisible();
  await expect(desk.getByText('Name: is required')).toBeVisible();
  await expect(field(desk, 'Food/Dairy & Cheese')).toHaveValue('frozen-foods');
  await expectAccessible(desk);

  await button(desk, 'Import 1 product').click();
  const row = desk.getByRole('row').filter({ hasText: `${word} Crème` });
  await expect(row).toContainText('New');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Undo the whole import' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Take back 1 product' }).click();
  await expect(row).toContainText('Removed again');
  await desk.goto(`/admin/listproduct?search=${word}`);
  await expect(desk.getByText(`${word} Crème`)).toHaveCount(0);
});
