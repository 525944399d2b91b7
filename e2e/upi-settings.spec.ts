import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage } from './kit/screens';
import { PHONE } from './kit/viewports';

const settingsOperation = '{ upiSettings { version } }';
const changeOperation =
  'mutation ($input: UpiSettingsInput!) { changeUpiSettings(input: $input) { version } }';

test('the payee of UPI is changed by two at a time', async ({
  admin: { page },
  adminApi,
  guard,
}) => {
  test.slow();
  guard.expectRefusals(400, 409);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/delivery?part=upi');
  const id = page.getByLabel('UPI id of the shop');
  await id.fill('no bank');
  await page.getByLabel('Name of the payee').fill('Grocessay');
  await button(page, 'Save').click();
  await expect(page.getByText('The UPI id should look like shop@bank').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize(PHONE);

  const { version: expectedVersion } = await adminApi.call<{ version: number }>(settingsOperation);
  const theirs = { payeeAddress: 'theirs@okbank', payeeName: 'Grocessay' };
  await adminApi.call(changeOperation, { input: { ...theirs, expectedVersion } });
  await id.fill('mine@okbank');
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(dialog).toContainText('theirs@okbank');
  await dialog.getByRole('radio', { name: /mine@okbank/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'The UPI settings are saved');
  await expect(id).toHaveValue('mine@okbank');
});
