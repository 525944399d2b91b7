import { expect, test } from './kit/fixtures';
import { button, expectMessage, failure, field, fillRegistration } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { customerInput, register } from './kit/shared';

test.beforeEach(({ page }) => page.goto('/client-register'));

test('Signup waits for first name, last name, e-mail and password', async ({ page }) => {
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
});

test('gender is male unless chosen, out of three', async ({ page }) => {
  const gender = field(page, 'Gender');
  await expect(gender.locator('option:checked')).toHaveText('male');
  await expect(gender.locator('option')).toHaveText(['male', 'female', 'other']);
  await expect(field(page, 'Date Of Birth')).toHaveAttribute('type', 'date');
});

/** The checks in their order: with everything wrong from one field on, that field's text is shown. */
const checks = [
  ['firstName', 'Me', 'FirstName must contain atleast 3 characters'],
  ['lastName', 'Jo', 'LastName must contain atleast 3 characters'],
  ['phone', '98200', 'Phone must contain atleast 10 characters'],
  ['district', 'Th', 'District must contain atleast 3 characters'],
  ['state', 'MH', 'State must contain atleast 3 characters'],
  ['zipCode', '4006', 'Zipcode must contain atleast 6 characters'],
] as const;

checks.forEach(([name, , text], index) => {
  test(`${name}: '${text}', stopping at the first failure`, async ({ page }) => {
    const wrong = Object.fromEntries(checks.slice(index).map(([key, value]) => [key, value]));
    await fillRegistration(page, { ...customerInput(), ...wrong });
    await button(page, 'Signup').click();
    await expect(page.getByText(text).first()).toBeVisible();
    for (const [, , later] of checks.slice(index + 1))
      await expect(page.getByText(later)).toHaveCount(0);
    await expect(page).toHaveURL(/\/client-register$/);
  });
});

for (const password of ['Mango@1', 'mangoes@2026', 'Mangoes@Ripe'])
  test(`'${password}' is no password for the shop`, async ({ page, guard }) => {
    guard.expectRefusals(400);
    await fillRegistration(page, { ...customerInput(), password });
    await button(page, 'Signup').click();
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/client-register$/);
  });

test('an e-mail that is taken, in other case, is refused', async ({ page, guard }) => {
  guard.expectRefusals(409);
  const { email } = await register(new ShopApi(page.request));
  await fillRegistration(page, { ...customerInput(), email: email.toUpperCase() });
  await button(page, 'Signup').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/client-register$/);
});

test('a shop that does not answer is told', async ({ page, guard }) => {
  guard.expectLostConnections();
  await page.route('**/graphql', (route) => route.abort());
  await fillRegistration(page, customerInput());
  await button(page, 'Signup').click();
  await expectMessage(page, failure);
});
