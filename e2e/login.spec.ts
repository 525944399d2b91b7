import { shopAdmin } from '../scripts/lib/shop-server.mjs';
import { expect, test } from './kit/fixtures';
import { expectMessage, logInAsAdmin, logInAsCustomer, loginFailure } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { register } from './kit/shared';

const logins = [
  { who: 'client', route: '/client-login', logIn: logInAsCustomer },
  { who: 'admin', route: '/admin-login', logIn: logInAsAdmin },
] as const;

for (const { who, route, logIn } of logins)
  test(`${who} login: what is wrong is told in the specified words`, async ({ page, guard }) => {
    guard.expectRefusals(401, 503);
    await page.goto(route);
    const noEmail = page.getByText('Email is not valid.');
    const noPassword = page.getByText('Password should not be blank');
    for (const email of ['nobody', 'no body@shop.in', 'a@b', 'a@shop.toolong', 'a@shop.i'])
      await test.step(`'${email}' is no e-mail`, async () => {
        await logIn(page, email, 'Wrong@1234');
        await expect(noEmail).toBeVisible();
        await logIn(page, 'somebody@shop.in', '');
        await expect(noPassword).toBeVisible();
        await expect(noEmail).toHaveCount(0);
      });

    await test.step('a wrong password', async () => {
      await logIn(page, 'nobody@grocessay.test', 'Wrong@1234');
      await expectMessage(page, loginFailure);
      await expect(page).toHaveURL(new RegExp(`${route}$`));
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

    await test.step('a shop that does not answer', async () => {
      await page.goto(route);
      await page.route('**/graphql', (answer) => answer.fulfill({ status: 503, body: '' }));
      await logIn(page, 'somebody@shop.in', 'Wrong@1234');
      await expectMessage(page, loginFailure);
    });
  });

test('a customer arrives at the products, and the id is stored as token', async ({ page }) => {
  const customer = await register(new ShopApi(page.request));
  await page.goto('/client-login');
  await logInAsCustomer(page, customer.email.toUpperCase(), customer.password);
  await expect(page).toHaveURL(/\/client\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(customer.id);
});

test('an admin arrives at the welcome, and the id is stored as admin', async ({ page }) => {
  await page.goto('/admin-login');
  await logInAsAdmin(page, shopAdmin.email, shopAdmin.password);
  await expect(page).toHaveURL(/\/admin\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toMatch(/^\d+$/);
});

test('a customer does not get in at the admin login, nor an admin at the customer login', async ({
  page,
  guard,
}) => {
  guard.expectRefusals(401);
  const customer = await register(new ShopApi(page.request));
  await page.goto('/admin-login');
  await logInAsAdmin(page, customer.email, customer.password);
  await expectMessage(page, loginFailure);
  await page.goto('/client-login');
  await logInAsCustomer(page, shopAdmin.email, shopAdmin.password);
  await expectMessage(page, loginFailure);
});
