import { expect, storeAuthorization, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';

test('an owner makes a role and gives it, and its change holds at once', async ({
  admin,
  adminApi,
  browser,
  baseURL,
}) => {
  const { page } = admin;
  const email = await inviteStaff(adminApi, 'PICKER');
  const theirs = await browser.newContext({ baseURL });
  const api = new ShopApi(theirs.request);
  const id = await acceptInvitation(api, email);
  await storeAuthorization(theirs, 'admin', id);
  const name = `Inbox ${id}`;

  await page.goto('/admin/roles');
  await page.getByText('Make a role', { exact: true }).click();
  await field(page, 'Name of the role').fill(name);
  await page.getByRole('checkbox', { name: /^Read the messages/ }).check();
  await button(page, 'Make the role').click();
  await expectMessage(page, `Saved: ${name}`);

  await page.goto('/admin/staff');
  await button(page, `Change role of ${email}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(rowWith(page, email)).toContainText(name);

  const theirPage = await theirs.newPage();
  await theirPage.goto('/admin/home');
  const areas = theirPage.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link')).toHaveText(['Home', 'Messages', 'Your account']);
  await theirPage.goto('/admin/orders');
  await expect(theirPage.getByText('This page is not for your role.')).toBeVisible();

  await page.goto('/admin/roles');
  await button(page, `Change ${name}`).click();
  await page.getByRole('checkbox', { name: /^See the orders/ }).check();
  await button(page, 'Save the role').click();
  await expectMessage(page, `Saved: ${name}`);
  await theirPage.reload();
  await expect(theirPage.getByText('This page is not for your role.')).toHaveCount(0);
  await expect(theirPage.getByRole('heading', { level: 1 })).toBeVisible();
  await theirs.close();
});
