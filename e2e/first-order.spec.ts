import { Fingers } from './kit/fingers';
import { expect, test } from './kit/fixtures';
import { latestPhoneCode } from './kit/mails';
import { ADD_FROM_DEMO, button, field } from './kit/screens';
import { newPhone } from './kit/shared';
import { ensureUpi } from './kit/upi';
import { PHONE } from './kit/viewports';

const MOST_TAPS = 16;
const MOST_KEYSTROKES = 40;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('a new customer orders by a code and UPI with few taps and keystrokes @main', async ({
  page,
  adminApi,
}) => {
  await ensureUpi(adminApi);
  const phone = newPhone();
  const fingers = new Fingers(page);

  await page.goto('/');
  await fingers.tap(button(page, ADD_FROM_DEMO).first());
  await fingers.tap(page.getByRole('link', { name: 'View cart' }));
  await fingers.tap(page.getByRole('radio', { name: 'Pay by UPI' }));
  await fingers.tap(button(page, 'Log in or register to order'));
  await fingers.tap(button(page, 'Get a code instead'));
  await expect(field(page, 'Your name')).toBeFocused();
  await fingers.type('Asha Rao');
  await fingers.tap(field(page, 'E-mail or phone'));
  await fingers.type(phone);
  await fingers.tap(button(page, 'Send me a code'));
  await expect(field(page, 'Code of six digits')).toBeFocused();
  await fingers.type(await latestPhoneCode(phone));

  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(page.getByRole('radio', { name: 'Pay by UPI' })).toBeChecked();
  await fingers.tap(button(page, 'Add an address'));
  await expect(field(page, 'Pin code')).toBeFocused();
  await fingers.type('400601');
  await fingers.tap(field(page, 'House and street'));
  await fingers.type('B 402');
  await fingers.tap(button(page, 'Save address'));
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await fingers.tap(button(page, /^Place Order · ₹/));

  await fingers.tapAway(page.getByRole('link', { name: /^Pay ₹.* in a UPI app$/ }));
  await fingers.tap(button(page, 'I have paid'));
  await expect(
    page.getByRole('heading', { name: 'Thank you. We are looking for your transfer' }),
  ).toBeVisible();
  expect(fingers.taps, 'taps').toBeLessThanOrEqual(MOST_TAPS);
  expect(fingers.keystrokes, 'keystrokes').toBeLessThanOrEqual(MOST_KEYSTROKES);
});
