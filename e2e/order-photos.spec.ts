import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

import { expectAccessible } from './kit/accessibility';
import { boardDay } from './kit/board';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { giveRound, newRider } from './kit/rounds';
import { button, expectMessage } from './kit/screens';
import { addAddress, addToCart, moveOrder, placeOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

test.use({ viewport: PHONE });

const food = (name: string) =>
  fileURLToPath(new URL(`../frontend/public/media/food/${name}.webp`, import.meta.url));
const tomato = food('1f345');
const sunflower = food('1f33b');

/** Fails unless each is a valid picture. */
const expectPhotos = async (page: Page, label: string, count: number) => {
  const photos = page.getByRole('group', { name: label }).getByRole('img');
  await expect(photos).toHaveCount(count);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await photo.evaluate((image: HTMLImageElement) => image.decode());
  }
};

test('a rider photographs where an order was left, without a connection @main', async ({
  customer,
  adminApi,
  newProduct,
  browser,
  baseURL,
}) => {
  test.slow();
  const product = await newProduct({ mrpPaise: 10_000 });
  await addAddress(customer.api);
  await addToCart(customer.api, product.id, 2);
  const { id } = await placeOrder(customer.api, 'CASH_ON_DELIVERY', {
    deliverySlotId: `${boardDay()}/1020`,
  });
  await moveOrder(adminApi, id, 'PACKED');
  const context = await browser.newContext({ baseURL, viewport: PHONE, serviceWorkers: 'block' });
  const rider = await newRider(adminApi, context.request);
  await giveRound(adminApi, rider.id, [id]);
  await storeAuthorization(context, 'admin', rider.id);
  const phone = await context.newPage();

  await phone.goto('/admin/my-round');
  await button(phone, 'Leave with the orders').click();
  await phone
    .getByRole('article', { name: `Order ${id}` })
    .getByRole('button', { name: 'Delivered', exact: true })
    .click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Who took it').fill('Left at the door');
  await dialog.getByLabel('Take a photo').setInputFiles({
    ...{ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
  });
  await expect(dialog.getByText('This photo cannot be read.')).toBeVisible();
  await dialog.getByLabel('Take a photo').setInputFiles(tomato);
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(dialog.getByLabel('Take a photo')).toBeHidden();
  await expectAccessible(phone);
  await phone.setViewportSize(PHONE);

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Delivered' }).click();
  await expect(phone.getByText('1 of 1 stop done')).toBeVisible();
  await expect(phone.getByText('2 actions are not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('All is sent.')).toBeVisible();
  await expect(phone.getByText('All stops are done. Bring the cash to the shop.')).toBeVisible();
  await context.close();

  await customer.page.goto(`/client/order/${id}`);
  await expectPhotos(customer.page, 'Photo of the delivery', 1);
  await expectAccessible(customer.page);
});

test('a customer adds photos to what they report, and the staff sees them @main', async ({
  customer: { page, api },
  desk,
  guard,
  adminApi,
  newProduct,
}) => {
  guard.expectLostConnections();
  const product = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, product.id, 2);
  const { id } = await placeOrder(api);
  for (const to of ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await moveOrder(adminApi, id, to);

  await page.goto(`/client/order/${id}`);
  await button(page, 'Report a problem').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/client/order/${id}$`));
  await button(page, 'Report a problem').click();
  const dialog = page.getByRole('dialog', { name: `What is wrong with order ${id}?` });
  await dialog.getByRole('radio', { name: 'Damaged or spoilt' }).check();
  await dialog.getByRole('button', { name: `One more ${product.name}` }).click();
  const unreadable = fileURLToPath(import.meta.url);
  await dialog.getByLabel('Add photos').setInputFiles([tomato, unreadable, sunflower]);
  await expect(dialog.getByText('This photo cannot be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
  await dialog.getByLabel('Add photos').setInputFiles(sunflower);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  // The report arrives, and the connection fails at a photo.
  await page.route('**/photos/reports/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The shop cannot be reached.');
  await expect(dialog.getByText('The problem is reported, but not all photos')).toBeVisible();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expectMessage(page, 'Reported. The shop looks into it.');
  await expect(dialog).toBeHidden();
  await expectPhotos(page, 'Photos of the problem', 2);
  await expectAccessible(page);

  await desk.goto('/admin/reports');
  const card = desk.getByRole('listitem', { name: `Report of order ${id}` });
  await expect(card.getByRole('button', { name: `Pay back: order ${id}` })).toBeVisible();
  await expectPhotos(desk, 'Photos of the problem', 2);
  await expectAccessible(desk);
});
