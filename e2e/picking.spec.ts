import type { Page } from '@playwright/test';
import { boardDay, rowOf } from './kit/board';
import { expectAccessible } from './kit/accessibility';
import { expect } from './kit/fixtures';
import { pickingTest } from './kit/picking';
import { button } from './kit/screens';
import { PHONE } from './kit/viewports';

const test = pickingTest;

/** Counts the taps. */
function tapsOn(page: Page) {
  let count = 0;
  return {
    tap: async (name: string | RegExp) => {
      count += 1;
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    },
    count: () => count,
  };
}

test.use({ viewport: PHONE });

test('an order of five lines is packed from the board with eight taps, one piece is missing @main', async ({
  admin,
  orderOf,
}) => {
  const { page } = admin;
  const { id } = await orderOf(5);
  await page.goto(`/admin/board?day=${boardDay()}`);
  await expect(rowOf(page, id)).toContainText('to pack');
  const { tap, count } = tapsOn(page);
  await tap(`Pick, order ${id}`);
  const progress = page.getByRole('status').filter({ hasText: 'of 5 products done' });
  await expect(progress).toHaveText('0 of 5 products done');
  await expectAccessible(page);
  await tap('Missing');
  await expect(page.getByRole('dialog')).toContainText('1 piece of');
  await tap('Not on the shelf');
  for (let done = 1; done < 5; done++) {
    await expect(progress).toHaveText(`${done} of 5 products done`);
    await tap('Picked');
  }
  await tap('Packed');
  await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();
  await expect(page.getByText('₹100 less: the customer gets it back or pays less.')).toBeVisible();
  // Seven for the order, and one more for the missing piece.
  expect(count()).toBe(8);
});

test('what was done with a line is taken back, and another product is taken instead', async ({
  admin,
  orderOf,
  newProduct,
}) => {
  const { page } = admin;
  const { id, products } = await orderOf(2);
  const [first] = products;
  // Products of other tests come and go: its own product must be the most likely substitute.
  const likest = await newProduct({ mrpPaise: 9_000, name: `Large ${first?.name}` });
  await page.goto(`/admin/picking?orders=${id}`);
  await button(page, 'Picked').click();
  await expect(page.getByText('1 of 2 products done')).toBeVisible();
  await button(page, `Undo ${first?.name}`).click();
  await expect(page.getByText('0 of 2 products done')).toBeVisible();
  await button(page, 'Missing').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Missing')).toBeFocused();
  await button(page, 'Missing').click();
  const instead = page.getByRole('region', { name: 'Take instead' });
  await instead.getByRole('button', { name: likest.name }).click();
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('1 replaced');
});

test('a double click picks one product, and not the next one with it', async ({
  admin,
  orderOf,
}) => {
  const { page } = admin;
  const { id } = await orderOf(3);
  await page.goto(`/admin/picking?orders=${id}`);
  const progress = page.getByRole('status').filter({ hasText: 'of 3 products done' });
  await expect(progress).toHaveText('0 of 3 products done');
  await button(page, 'Picked').dblclick();
  await expect(progress).toHaveText('1 of 3 products done');
  await button(page, 'Picked').click();
  await expect(progress).toHaveText('2 of 3 products done');
});

test('nothing moves under the finger while a tap is being sent, or cannot be', async ({
  admin,
  context,
  guard,
  orderOf,
}) => {
  guard.expectLostConnections();
  const { page } = admin;
  const { id } = await orderOf(3);
  await page.goto(`/admin/picking?orders=${id}`);
  const progress = page.getByRole('status').filter({ hasText: 'of 3 products done' });
  await expect(progress).toHaveText('0 of 3 products done');
  const placeOfProgress = async () => (await progress.boundingBox())?.y;
  const before = await placeOfProgress();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  await button(page, 'Picked').click();
  await expect(progress).toHaveText('1 of 3 products done');
  await expect(page.getByText('Sending …')).toBeVisible();
  expect(await placeOfProgress()).toBe(before);
  release();
  await expect(page.getByText('All is sent.')).toBeVisible();
  expect(await placeOfProgress()).toBe(before);
  await context.setOffline(true);
  await button(page, 'Picked').click();
  await expect(page.getByText('1 action is not sent yet')).toBeVisible();
  await expect(button(page, 'Send now')).toBeInViewport();
  expect(await placeOfProgress()).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText('All is sent.')).toBeVisible();
});
