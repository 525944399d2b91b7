import { randomUUID } from 'node:crypto';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';

const orders = '{ adminOrders { totalCount } }';
const staff = '{ staff { id } }';

test('a token is made, works for what it may do, and is revoked', async ({
  admin,
  playwright,
  baseURL,
}) => {
  const { page } = admin;
  const name = `Till ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/tokens');
  await page.getByText('Create a token', { exact: true }).click();
  await field(page, 'Name').fill(name);
  await page.getByRole('checkbox', { name: /^Read orders/ }).check();
  await field(page, 'Days').fill('7');
  await button(page, 'Create token').click();
  const shown = page.getByRole('status').filter({ hasText: 'it is shown this once' });
  await expect(shown).toBeFocused();
  const token = (await shown.locator('code').last().textContent()) ?? '';
  await expect(rowWith(page, name)).toContainText('Read orders');

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const ask = (query: string) =>
    program.post('/graphql', {
      data: { query },
      headers: { accept: 'application/graphql-response+json' },
    });
  expect((await ask(orders)).status()).toBe(200);
  expect((await ask(staff)).status()).toBe(403);

  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  await button(page, `Revoke ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expectMessage(page, `Token ‘${name}’ revoked`);
  expect((await ask(orders)).status()).toBe(401);
  await program.dispose();
});
