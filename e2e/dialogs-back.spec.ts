import { expect, test } from './kit/fixtures';
import { PHONE } from './kit/viewports';

test('Back closes a dialog of the console, and asks first where something is typed', async ({
  admin: { page },
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/home');
  await page.goto('/admin/delivery');
  const day = page.getByRole('button', { name: /^Change / }).first();
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await day.click();
  await expect(reason).toBeVisible();
  await page.goBack();
  await expect(reason).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/delivery$/);

  await day.click();
  await reason.fill('Diwali');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect(leaving).toBeHidden();
  await expect(reason).toHaveValue('Diwali');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/delivery$/);

  await day.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/home$/);
});
