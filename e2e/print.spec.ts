import type { Page } from '@playwright/test';
import { boardDay, boardTest as test } from './kit/board';
import { expectAccessible } from './kit/accessibility';
import { expect } from './kit/fixtures';

/** The number of pages in the PDF that the browser prints. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('lists, slips and labels of selected orders come on as many pages as they need @mariadb', async ({
  admin: { page },
  order,
}) => {
  const ids = [await order(), await order(), await order()];
  await page.goto(`/admin/board?day=${boardDay()}`);
  for (const id of ids) await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
  const selected = page.getByRole('region', { name: 'Selected orders' });
  await selected.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('article', { name: 'Picking list by shelf' })).toContainText(
    `${ids[0]} × 1`,
  );
  await expectAccessible(page);
  expect(await pagesOf(page)).toBe(1);

  const sheet = page.getByLabel('What to print');
  await sheet.selectOption('Packing slips');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await pagesOf(page)).toBe(3);
  await sheet.selectOption('Bag labels');
  const labels = page.getByRole('list', { name: 'Bag labels' });
  await expect(labels.getByRole('listitem')).toHaveCount(3);
  expect(await pagesOf(page)).toBe(1);
});
