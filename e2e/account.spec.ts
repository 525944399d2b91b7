import { expect, test } from './kit/fixtures';
import { followMailLink, latestPhoneCode } from './kit/mails';
import { button, expectMessage, field, logInAsCustomer } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { addToCart, customerInput, logIn, newPhone, placeOrder, register } from './kit/shared';

const part = (page: Parameters<typeof button>[0], name: string) =>
  page.getByRole('region', { name, exact: true });

test('a customer confirms the address by the mailed link, at the press of a button', async ({
  customer,
}) => {
  const { page, profile } = customer;
  await page.goto('/client/account');
  const details = part(page, 'Your details');
  await expect(details).toContainText('Not confirmed');
  await button(page, 'Send confirmation link').click();
  await expectMessage(page, 'The link is on its way');

  await followMailLink(page, profile.email, 'confirm-email');
  await expect(page).toHaveURL(/\/confirm-email$/);
  await button(page, 'Confirm my e-mail address').click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(details.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a customer changes the password, which ends all other logins', async ({
  customer,
  playwright,
  baseURL,
  guard,
}) => {
  guard.expectRefusals(401);
  const { page, profile } = customer;
  const elsewhere = new ShopApi(await playwright.request.newContext({ baseURL }));
  await logIn(elsewhere, profile);

  await page.goto('/client/account');
  await field(page, 'Current password').fill('Wrong@1234');
  await field(page, 'New password').fill('Papayas@2027');
  await button(page, 'Change password').click();
  await expect(field(page, 'Current password')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Current password').fill(profile.password);
  await button(page, 'Change password').click();
  await expectMessage(page, 'Password changed');
  expect(await elsewhere.call('{ me { id } }')).toBeNull();
  await logIn(elsewhere, { ...profile, password: 'Papayas@2027' });
  await elsewhere.request.dispose();
});

test('a customer changes the e-mail address once the new one is confirmed', async ({
  customer,
}) => {
  const { page, profile } = customer;
  const newEmail = profile.email.replace('meera', 'meera.new');
  await page.goto('/client/account');
  await field(page, 'New e-mail address').fill(newEmail);
  const form = part(page, 'Change your e-mail address');
  await form.getByLabel('Your password', { exact: true }).fill(profile.password);
  await button(page, 'Change e-mail address').click();
  await expect(page.getByText(`A link is on its way to ${newEmail}`)).toBeVisible();
  await expect(part(page, 'Your details')).toContainText(profile.email);

  await followMailLink(page, newEmail, 'change-email');
  await button(page, 'Confirm my e-mail address').click();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(part(page, 'Your details')).toContainText(newEmail);
  await expect(part(page, 'Your details').getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a customer changes the name, and the phone by a code that is sent to the new one', async ({
  customer,
}) => {
  const { page, profile } = customer;
  await page.goto('/client/account');
  const details = part(page, 'Your details');
  await field(page, 'Your name').fill('Meera Kulkarni');
  await button(page, 'Change name').click();
  await expectMessage(page, 'Name changed.');
  await expect(details).toContainText('Meera Kulkarni');

  const phone = newPhone();
  const form = part(page, 'Change your phone');
  await field(page, 'New phone').fill(phone);
  await form.getByLabel('Your password', { exact: true }).fill(profile.password);
  await button(page, 'Change phone').click();
  await field(page, 'Code of six digits').fill(await latestPhoneCode(phone));
  await button(page, 'Confirm phone').click();
  await expectMessage(page, 'Phone changed.');
  await expect(details).toContainText(phone);
});

test('a customer sees the own logins and ends another one', async ({
  customer,
  playwright,
  baseURL,
}) => {
  const { page, profile } = customer;
  const phone = new ShopApi(
    await playwright.request.newContext({
      baseURL,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
    }),
  );
  await logIn(phone, profile);
  await page.goto('/client/account');
  const logins = part(page, 'Where you are logged in');
  await expect(logins.getByRole('listitem').first()).toContainText('This browser');
  await logins.getByRole('button', { name: /^Log out Chrome on Android/ }).click();
  await expectMessage(page, 'Logged out: Chrome on Android');
  await expect(logins.getByRole('listitem')).toHaveCount(1);
  expect(await phone.call('{ me { id } }')).toBeNull();
  await phone.request.dispose();
});

test('a customer downloads what the shop keeps', async ({ customer }) => {
  const { page, profile } = customer;
  await page.goto('/client/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toContain(profile.email);
});

test('a customer deletes the account, but not while an order is on its way', async ({
  customer,
  newProduct,
  guard,
}) => {
  guard.expectRefusals(401, 409);
  const { page, api, profile } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  const order = await placeOrder(api);
  await page.goto('/client/account');
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(profile.password);
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();

  await api.call('mutation Cancel($id: ID!) { cancelOrder(id: $id) { id } }', { id: order.id });
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expectMessage(page, 'Your account is deleted');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/client-login');
  await logInAsCustomer(page, profile.email, profile.password);
  await expectMessage(page, 'Something going wrong in login!!pl try again');
});

test('a page of a customer follows who logs in in another tab, and changes nothing of theirs', async ({
  customer,
}) => {
  const { page, profile, api } = customer;
  const other = customerInput();
  await register(api, other);
  await page.goto('/client/account');
  await expect(part(page, 'Your details')).toContainText(profile.email);

  const tab = await page.context().newPage();
  await tab.goto('/client-login');
  await logInAsCustomer(tab, other.email, other.password);
  await expect(tab).toHaveURL(/\/client\/home$/);
  await expect(part(page, 'Your details')).toContainText(other.email);
  await expect(part(page, 'Your details')).not.toContainText(profile.email);
});
