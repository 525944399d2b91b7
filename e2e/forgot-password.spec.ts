import { expect, test } from './kit/fixtures';
import { followMailLink } from './kit/mails';
import { button, expectMessage, field, logInAsCustomer, loginFailure } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { logIn, register } from './kit/shared';

test('a forgotten password is chosen anew by the mailed link @main', async ({ page, guard }) => {
  guard.expectRefusals(400);
  const customer = await register(new ShopApi(page.request));
  await page.goto('/client-login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('heading', { name: 'Forgot password', level: 1 })).toBeVisible();
  await field(page, 'Email').fill(customer.email);
  await button(page, 'Send me a link').click();
  await expect(page.getByRole('status').filter({ hasText: 'valid for 30 minutes' })).toBeFocused();

  await followMailLink(page, customer.email, 'password-reset');
  await expect(page).toHaveURL(/\/reset-password$/);
  await field(page, 'New password').fill('Papayas@2027');
  await button(page, 'Save and log in').click();
  await expect(page).toHaveURL(/\/client\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(customer.id);
  await logIn(new ShopApi(page.request), { ...customer, password: 'Papayas@2027' });

  await followMailLink(page, customer.email, 'password-reset');
  await field(page, 'New password').fill('Guavas@2028');
  await button(page, 'Save and log in').click();
  await expect(page.getByRole('alert')).toContainText('no longer works');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('nothing tells whether there is an account', async ({ page }) => {
  await page.goto('/forgot-password?kind=admin');
  await field(page, 'Email').fill('nobody.at.all@grocessay.test');
  await button(page, 'Send me a link').click();
  await expect(page.getByText(/^If there is an account with nobody\.at\.all/)).toBeVisible();
});

test('who is locked out gets in by the link at once', async ({ page, guard, baseURL }) => {
  guard.expectRefusals(401, 429);
  const customer = await register(new ShopApi(page.request));
  await page.goto('/client-login');
  const locked = page.getByRole('main').getByRole('status').filter({ hasText: 'Too many' });
  await expect(async () => {
    await logInAsCustomer(page, customer.email, 'Wrong@1234');
    await expect(locked).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectMessage(page, loginFailure);
  await locked.getByRole('link', { name: 'choose a new password' }).click();
  await field(page, 'Email').fill(customer.email);
  await button(page, 'Send me a link').click();
  await expect(page.getByText(/^If there is an account with/)).toBeVisible();

  await followMailLink(page, customer.email, 'password-reset');
  await field(page, 'New password').fill('Papayas@2027');
  await button(page, 'Save and log in').click();
  await expect(page).toHaveURL(`${baseURL}/client/home`);
});
