import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { newShopData, shopAdmin, startShop } from '../scripts/lib/shop-server.mjs';
import { findViolations } from './kit/accessibility';
import { storeAuthorization } from './kit/fixtures';
import { button, expectMessage, field, logInAsAdmin } from './kit/screens';
import { logInAdmin } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';
import { PHONE } from './kit/viewports';

const PASSWORD = 'Mangoes@2026';

test('an owner requires a second factor, and a member sets one up before anything else', async ({
  browser,
}) => {
  test.slow();
  // Not in the shop that the journeys share: its other staff would be locked out.
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  const shop = await startShop(data);
  const baseURL = shop.url;
  const owner = await browser.newContext({ baseURL });
  const ownerApi = new ShopApi(owner.request);
  const { id } = await logInAdmin(ownerApi, shopAdmin);
  await storeAuthorization(owner, 'admin', id, baseURL);
  const page = await owner.newPage();

  await page.goto('/admin/staff');
  await button(page, 'Require it of everybody').click();
  await expectMessage(page, 'Set up a second factor for your own login first');
  await page.goto('/admin/account');
  await field(page, 'Your password').fill(shopAdmin.password);
  await button(page, 'Set up two-factor login').click();
  const secret = await page.locator('code', { hasText: /^[A-Z2-7]{32}$/ }).innerText();
  await field(page, 'Code').fill(new TOTP({ secret }).generate());
  await button(page, 'Turn on').click();
  await button(page, 'I have kept them').click();
  await page.goto('/admin/staff');
  await button(page, 'Require it of everybody').click();
  await expectMessage(page, 'A second factor is required now');
  await expect(button(page, 'Make it optional')).toBeVisible();

  const email = await inviteStaff(ownerApi, 'SUPPORT');
  const theirs = await browser.newContext({ baseURL, viewport: PHONE });
  await acceptInvitation(new ShopApi(theirs.request), email, data.folder);
  const member = await theirs.newPage();
  await member.goto('/admin-login');
  await logInAsAdmin(member, email, PASSWORD);
  await expect(member).toHaveURL(/\/admin\/account$/);
  await expect(member.getByText('Your shop asks everybody of the staff')).toBeVisible();
  expect(await findViolations(member)).toEqual([]);
  await member.goto('/admin/orders');
  await expect(member).toHaveURL(/\/admin\/account$/);
  await field(member, 'Your password').fill(PASSWORD);
  await button(member, 'Set up two-factor login').click();
  const key = await member.locator('code', { hasText: /^[A-Z2-7]{32}$/ }).innerText();
  await field(member, 'Code').fill(new TOTP({ secret: key }).generate());
  await button(member, 'Turn on').click();
  await button(member, 'I have kept them').click();
  await member.goto('/admin/home');
  await expect(member).toHaveURL(/\/admin\/home$/);
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await theirs.close();
  await owner.close();
  await shop.stop();
  await data.remove();
});
