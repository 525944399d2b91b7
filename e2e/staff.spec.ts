import { expectAccessible } from './kit/accessibility';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { followMailLink } from './kit/mails';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff, newStaffEmail } from './kit/staff';

test('an owner lets somebody in, who chooses a password and sees what the role may open @mariadb', async ({
  admin,
  browser,
  baseURL,
}) => {
  const { page } = admin;
  const email = newStaffEmail();
  await page.goto('/admin/home');
  await page.getByRole('main').getByRole('link', { name: 'Staff' }).click();
  await page.getByText('Add somebody', { exact: true }).click();
  await field(page, 'E-mail').fill(email);
  await page.getByRole('radio', { name: /^Support/ }).check();
  await button(page, 'Send invitation').click();
  await expectMessage(page, `Invitation sent to ${email}`);
  await expect(rowWith(page, email)).toContainText('Support');
  await expect(rowWith(page, email)).toContainText('Invited until');
  await expectAccessible(page);
  await button(page, `Send again to ${email}`).click();
  await expectMessage(page, `Invitation sent to ${email}`);

  const theirs = await browser.newContext({ baseURL });
  const theirPage = await theirs.newPage();
  await followMailLink(theirPage, email, 'staff-invitation');
  await expect(theirPage.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await field(theirPage, 'New password').fill('Mangoes@2026');
  await button(theirPage, 'Save and log in').click();
  await expect(theirPage).toHaveURL(/\/admin\/home$/);
  const cards = theirPage.getByRole('main').getByRole('list').last();
  await expect(cards.getByRole('link')).toHaveText([
    'Day board',
    'Orders',
    'Order search',
    'Reported problems',
    'Phone order',
    'Delivery rounds',
    'Customers',
    'Messages',
    'Your account',
  ]);
  await theirPage.goto('/admin/staff');
  await expect(theirPage.getByText('This page is not for your role.')).toBeVisible();
  await theirPage.goto('/admin/addproduct');
  await expect(theirPage.getByText('This page is not for your role.')).toBeVisible();
  await page.reload();
  await expect(rowWith(page, email)).not.toContainText('Invited until');
  await theirs.close();
});

test('an owner changes a role and removes somebody, whose login ends', async ({
  admin,
  adminApi,
  playwright,
  baseURL,
}) => {
  const { page } = admin;
  const email = await inviteStaff(adminApi, 'SUPPORT');
  const theirs = new ShopApi(await playwright.request.newContext({ baseURL }));
  await acceptInvitation(theirs, email);

  await page.goto('/admin/staff');
  await button(page, `Change role of ${email}`).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Orders/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save role' }).click();
  await expect(rowWith(page, email)).toContainText('Moves orders on');
  expect(await theirs.call('{ currentAdmin { role } }')).toEqual({ role: 'ORDERS' });

  await button(page, `Remove ${email}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, `${email} is no longer in the staff`);
  await expect(rowWith(page, email)).toHaveCount(0);
  expect(await theirs.call('{ currentAdmin { role } }')).toBeNull();
  await theirs.request.dispose();
});

test('a member of the staff changes the own password', async ({ page, adminApi }) => {
  const email = await inviteStaff(adminApi, 'CATALOGUE');
  const id = await acceptInvitation(new ShopApi(page.request), email);
  await storeAuthorization(page.context(), 'admin', id);
  await page.goto('/admin/account');
  await expect(page.getByText(email)).toBeVisible();
  await field(page, 'Current password').fill('Mangoes@2026');
  await field(page, 'New password').fill('Papayas@2027');
  await button(page, 'Change password').click();
  await expectMessage(page, 'Password changed');
});
