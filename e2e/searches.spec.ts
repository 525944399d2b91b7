import { randomUUID } from 'node:crypto';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { expectMessage, visit } from './kit/screens';
import { PHONE } from './kit/viewports';

/** Consonants that the search distinguishes. */
const CONSONANTS = 'bdfgjklmnprstvyu';
/** A word of letters only that nothing has as a name. */
const newWord = () =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/./g, (digit) => CONSONANTS.charAt(parseInt(digit, 16)))
    .slice(0, 16);

test('what customers do not find becomes another name of a product', async ({
  desk,
  page: phone,
  newProduct,
}) => {
  const { id, name } = await newProduct();
  const word = newWord();
  await phone.setViewportSize(PHONE);
  for (let times = 0; times < 2; times++) await visit(phone, `/shop?search=${word}`);

  // On a phone it would be a card, not a row.
  const row = desk.locator('tr').filter({ hasText: word });
  // Servers store their counts every ten seconds.
  await expect(async () => {
    await visit(desk, '/admin/searches?days=7');
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(row).toContainText('nothing');
  await expectAccessible(desk);

  await row.getByRole('button', { name: 'Not ours' }).click();
  await expectMessage(desk, `‘${word}’ is off the list`);
  await expect(row).toHaveCount(0);
  await desk.getByRole('link', { name: 'Not ours' }).click();
  await row.getByRole('button', { name: 'Put back' }).click();
  await expect(row).toHaveCount(0);
  await desk.getByRole('link', { name: 'Not found' }).click();

  await row.getByRole('button', { name: 'Other name of …' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Product' })).toBeFocused();
  await expectAccessible(desk);
  await desk.keyboard.type(name);
  await dialog.getByRole('option', { name }).click();
  await expectMessage(desk, `${name} is also called ‘${word}’ now`);
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(name);

  await visit(phone, `/shop?search=${word}`);
  await expect(phone.locator(`main a[href="/product/${id}"]`).first()).toBeVisible();
});
