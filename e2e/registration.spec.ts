import { expect, test } from './kit/fixtures';
import { button, expectMessage, failure, field, fillRegistration } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { customerInput, register } from './kit/shared';

test.beforeEach(({ page }) => page.goto('/client-register'));

test('Signup waits for first name, last name, e-mail and password; gender is male unless chosen', async ({
  page,
}) => {
  const signup = button(page, 'Signup');
  await expect(signup).toBeDisabled();
  await field(page, 'FirstName').fill('Meera');
  await field(page, 'LastName').fill('Joshi');
  await field(page, 'Email').fill('meera@shop.in');
  await expect(signup).toBeDisabled();
  await field(page, 'Password').fill('Mangoes@2026');
  await expect(signup).toBeEnabled();
  for (const label of ['FirstName', 'LastName', 'Email', 'Password']) {
    const value = await field(page, label).inputValue();
    await field(page, label).fill('');
    await expect(signup).toBeDisabled();
    await field(page, label).fill(value);
    await expect(signup).toBeEnabled();
  }

  const gender = field(page, 'Gender');
  await expect(gender.locator('option:checked')).toHaveText('male');
  await expect(gender.locator('option')).toHaveText(['male', 'female', 'other']);
  await expect(field(page, 'Date Of Birth')).toHaveAttribute('type', 'date');
});

/** The checks in order, with their fields: of several errors, only the first is shown. */
const checks = [
  ['firstName', 'Me', 'FirstName must contain atleast 3 characters', 'FirstName'],
  ['lastName', 'Jo', 'LastName must contain atleast 3 characters', 'LastName'],
  ['phone', '98200', 'Phone must contain atleast 10 characters', 'Phone'],
  ['district', 'Th', 'District must contain atleast 3 characters', 'District'],
  ['state', 'MH', 'State must contain atleast 3 characters', 'state'],
  ['zipCode', '4006', 'Zipcode must contain atleast 6 characters', 'ZipCode'],
] as const;

test('what is wrong is told one after the other, in the specified words', async ({ page }) => {
  const right = customerInput();
  const wrong = Object.fromEntries(checks.map(([name, value]) => [name, value]));
  await fillRegistration(page, { ...right, ...wrong });
  const signup = button(page, 'Signup');
  for (const [index, [name, , text, label]] of checks.entries())
    await test.step(`${name}: '${text}', stopping at the first failure`, async () => {
      await signup.click();
      await expect(page.getByText(text).first()).toBeVisible();
      for (const [, , later] of checks.slice(index + 1))
        await expect(page.getByText(later)).toHaveCount(0);
      await field(page, label).fill(right[name]);
    });

  const passwordField = field(page, 'Password');
  for (const password of ['Mango@1', 'mangoes@2026', 'Mangoes@Ripe'])
    await test.step(`'${password}' is no password for the shop`, async () => {
      await passwordField.fill(password);
      await expect(passwordField).not.toHaveAttribute('aria-invalid', 'true');
      await signup.click();
      await expect(passwordField).toHaveAttribute('aria-invalid', 'true');
    });
  await expect(page).toHaveURL(/\/client-register$/);
});

test('an e-mail that is taken, in other case, is refused; a shop that does not answer is told', async ({
  page,
  guard,
}) => {
  guard.expectRefusals(409);
  const { email } = await register(new ShopApi(page.request));
  await fillRegistration(page, { ...customerInput(), email: email.toUpperCase() });
  await button(page, 'Signup').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/client-register$/);

  guard.expectLostConnections();
  await page.route('**/graphql', (route) => route.abort());
  await field(page, 'Email').fill(customerInput().email);
  await button(page, 'Signup').click();
  await expectMessage(page, failure);
});

test('a choice of a code without a connection keeps what was typed, and can be repeated', async ({
  page,
  guard,
}) => {
  guard.expectLostConnections();
  const code = '**/assets/sign-up-by-code-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/client-register');
  const name = page.getByLabel('FirstName');
  await name.fill('Asha');
  await button(page, 'Get a code instead').click();
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible();
  await expect(name).toHaveValue('Asha');
  await page.unroute(code);
  await button(page, 'Get a code instead').click();
  await expect(page.getByLabel('E-mail or phone')).toBeVisible();
});
