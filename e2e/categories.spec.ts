import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';
import { PHONE } from './kit/viewports';

test('a shopkeeper makes a category, where a guest finds it', async ({ desk, page }) => {
  const name = `Exotic ${randomUUID().slice(0, 8)}`;
  await desk.goto('/admin/categories');
  await desk.getByText('Add a category').click();
  await field(desk, 'Name').fill(name);
  await field(desk, 'Name in Hindi').fill('विदेशी फल');
  await field(desk, 'In the category').selectOption('Fruits');
  await expectAccessible(desk);
  await button(desk, 'Add the category').click();
  const inFruits = desk.getByRole('list', { name: 'In Fruits' });
  await expect(inFruits.getByRole('link', { name })).toBeVisible();
  await expectAccessible(desk);

  const slug = name.toLowerCase().replace(' ', '-');
  await page.setViewportSize(PHONE);
  await page.goto(`/shop/${slug}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Where you are' });
  await trail.getByRole('link', { name: 'Fruits' }).click();
  await expect(page).toHaveURL(/\/shop\/fruits$/);
  const within = page.getByRole('navigation', { name: 'In Fruits' });
  await expect(within.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);

  await button(desk, `Delete ${name}`).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(desk.getByRole('link', { name })).toHaveCount(0);
});
