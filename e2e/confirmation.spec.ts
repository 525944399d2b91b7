import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { orderMailsTo } from './kit/mails';
import { button, expectMessage, payByCard } from './kit/screens';
import { addAddress, addToCart } from './kit/shared';

const panel = (page: Page, name = 'Thank you for your order!') =>
  page.getByRole('region', { name });

/** Expects the contents of the panel, whatever page led to it. */
async function expectConfirmation(page: Page, amount: string, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/client\/order$/);
  await expect(panel(page)).toContainText(amount);
  for (const text of [/Order number\s*\d+/, 'Delivery window', 'Lodha Supremus', email])
    await expect(panel(page)).toContainText(text);
}

test('a cash order is confirmed, after a reload and after going back too, and by an email @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api, profile } = customer;
  await addAddress(api, { line1: 'Lodha Supremus' });
  await addToCart(api, (await newProduct({ mrpPaise: 10_000 })).id, 2);
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await button(page, /^Place Order/).click();
  await expectMessage(page, 'Place order Sucessfully');

  await expectConfirmation(page, 'Amount to pay at the door₹200', profile.email);
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await expect.poll(() => orderMailsTo(profile.email)).toEqual(['order-placed']);
  await page.reload();
  await expectConfirmation(page, 'Amount to pay at the door₹200', profile.email);
  await panel(page).getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/client\/order\/\d+$/);
  await page.goBack();
  await expectConfirmation(page, 'Amount to pay at the door₹200', profile.email);
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('link', { name: 'Cart List' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a payment by card is confirmed, in the language of the customer', async ({
  customer,
  newProduct,
}) => {
  const { page, api, profile } = customer;
  await addAddress(api, { line1: 'Lodha Supremus' });
  await addToCart(api, (await newProduct({ mrpPaise: 10_000 })).id, 2);
  await page.goto('/client/cart');
  await button(page, /^Place Order/).click();
  await payByCard(page);
  await expectMessage(page, 'payment done sucessfully');

  await expectConfirmation(page, 'Amount paid₹190', profile.email);
  await expect.poll(() => orderMailsTo(profile.email)).toEqual(['order-placed', 'order-paid']);
  await page.getByLabel('Language').selectOption('hi');
  await expect(panel(page, 'आपके ऑर्डर के लिए धन्यवाद!')).toContainText('चुकाई गई रकम₹190');
  await page.getByLabel('भाषा').selectOption('mr');
  await expect(panel(page, 'तुमच्या ऑर्डरबद्दल धन्यवाद!')).toContainText('भरलेली रक्कम₹190');
  const query = '{ me { language } }';
  const chosen = async () => (await api.call<{ language: string }>(query)).language;
  await expect.poll(chosen).toBe('MR');
});
