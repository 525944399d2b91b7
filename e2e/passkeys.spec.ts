import type { Page } from '@playwright/test';
import { findViolations } from './kit/accessibility';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { button, expectMessage, field, logInAsAdmin } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';
import { PHONE } from './kit/viewports';

const PASSWORD = 'Mangoes@2026';

/** Adds a virtual phone or computer with passkeys to the browser. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Makes the authenticator of one page available to another one. */
async function bringAlong(from: Awaited<ReturnType<typeof addAuthenticator>>, page: Page) {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  const there = await addAuthenticator(page);
  for (const credential of credentials)
    await there.cdp.send('WebAuthn.addCredential', {
      authenticatorId: there.authenticatorId,
      credential,
    });
  return there;
}

test('a member adds a passkey, logs in with it, and removes it', async ({
  adminApi,
  browser,
  baseURL,
}) => {
  test.slow();
  // Passkeys belong to host names, here that of the shop's public address.
  const address = String(baseURL).replace('127.0.0.1', 'localhost');
  const email = await inviteStaff(adminApi, 'SUPPORT');
  const theirs = await browser.newContext({ baseURL: address });
  const id = await acceptInvitation(new ShopApi(theirs.request), email);
  await storeAuthorization(theirs, 'admin', id, address);
  const page = await theirs.newPage();
  const phone = await addAuthenticator(page);

  await page.goto('/admin/account');
  await button(page, 'Add a passkey').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey', { exact: true }).fill('My phone');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('These are your recovery codes.')).toBeVisible();
  await button(page, 'I have kept them').click();
  await expect(page.getByText('It is on:')).toBeVisible();
  await button(page, 'Rename My phone').click();
  await dialog.getByLabel('Name of the passkey', { exact: true }).fill('Work phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Work phone', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const elsewhere = await browser.newContext({
    baseURL: address,
    viewport: PHONE,
  });
  const second = await elsewhere.newPage();
  await second.goto('/admin-login');
  const there = await bringAlong(phone, second);
  await logInAsAdmin(second, email, PASSWORD);
  await expect(field(second, 'Code')).toBeFocused();

  await button(second, 'Use a passkey').click();
  await expect(second).toHaveURL(/\/admin\/home$/);

  const alone = await browser.newContext({ baseURL: address });
  const third = await alone.newPage();
  await third.goto('/admin-login');
  await button(third, 'Use a passkey').click();
  await expect(third.getByText('No passkey was used. Please try again.')).toBeVisible();
  // With its use counter: the phone's earlier state would look like an outdated copy.
  await bringAlong(there, third);
  await button(third, 'Use a passkey').click();
  await expect(third).toHaveURL(/\/admin\/home$/);

  await third.goto('/admin/account');
  await button(third, 'Remove Work phone').click();
  const removal = third.getByRole('dialog');
  await removal.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expectMessage(third, 'The passkey was removed');
  await expect(button(third, 'Set up two-factor login')).toBeVisible();
  await alone.close();
  await elsewhere.close();
  await theirs.close();
});
