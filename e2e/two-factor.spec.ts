import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import { findViolations } from './kit/accessibility';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { button, expectMessage, field, logInAsAdmin, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';

const PASSWORD = 'Mangoes@2026';

test('a member turns two-factor login on, logs in with it, and an owner resets it', async ({
  admin,
  adminApi,
  browser,
  baseURL,
}) => {
  const email = await inviteStaff(adminApi, 'SUPPORT');
  const theirs = await browser.newContext({ baseURL });
  const id = await acceptInvitation(new ShopApi(theirs.request), email);
  await storeAuthorization(theirs, 'admin', id);
  const page = await theirs.newPage();

  await page.goto('/admin/account');
  await field(page, 'Your password').fill(PASSWORD);
  await button(page, 'Set up two-factor login').click();
  const picture = page.getByRole('img', { name: 'QR code for your app' });
  await expect(picture).toBeVisible();
  const secret = await page.locator('code', { hasText: /^[A-Z2-7]{32}$/ }).innerText();
  const app = new TOTP({ secret });
  expect(await findViolations(page)).toEqual([]);
  await field(page, 'Code').fill('000000');
  await button(page, 'Turn on').click();
  await expect(page.getByText('The code is wrong or used')).toBeVisible();
  await field(page, 'Code').fill(app.generate());
  await button(page, 'Turn on').click();
  await expect(page.getByText('These are your recovery codes.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const codes = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect(codes).toHaveLength(10);
  await button(page, 'I have kept them').click();
  await expect(page.getByText('It is on:')).toBeVisible();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  const second = await elsewhere.newPage();
  await second.goto('/admin-login');
  await logInAsAdmin(second, email, PASSWORD);
  await expect(field(second, 'Code')).toBeFocused();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await field(second, 'Code').fill('000000');
  await button(second, 'Log in').click();
  await expect(second.getByText('The code is wrong or used')).toBeVisible();
  // The current code may be used already; the next one is also valid.
  await field(second, 'Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await button(second, 'Log in').click();
  await expect(second).toHaveURL(/\/admin\/home$/);
  await elsewhere.close();

  const lost = await browser.newContext({ baseURL });
  const third = await lost.newPage();
  await third.goto('/admin-login');
  await logInAsAdmin(third, email, PASSWORD);
  await field(third, 'Code').fill(codes[0] ?? '');
  await button(third, 'Log in').click();
  await expect(third).toHaveURL(/\/admin\/home$/);
  await third.goto('/admin/account');
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();
  await button(third, 'Turn off').click();
  const dialog = third.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('The code is wrong or used')).toBeVisible();
  await lost.close();

  await admin.page.goto('/admin/staff');
  await expect(rowWith(admin.page, email)).toContainText('Two-factor login');
  await button(admin.page, `Reset two-factor login of ${email}`).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expectMessage(admin.page, `${email} logs in with the password only`);
  const after = await browser.newContext({ baseURL });
  const last = await after.newPage();
  await last.goto('/admin-login');
  await logInAsAdmin(last, email, PASSWORD);
  await expect(last).toHaveURL(/\/admin\/home$/);
  await after.close();
  await theirs.close();
});
