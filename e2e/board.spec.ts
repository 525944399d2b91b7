import type { BrowserContext, Page } from '@playwright/test';
import { boardDay, boardTest, rowOf } from './kit/board';
import { expect, storeAuthorization } from './kit/fixtures';
import { button } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { moveOrder } from './kit/shared';
import { acceptInvitation, inviteStaff } from './kit/staff';

const test = boardTest.extend<{
  /** Another member of the staff, with their own board. */
  colleague: { page: Page; context: BrowserContext };
}>({
  colleague: async ({ browser, baseURL, adminApi }, use) => {
    const context = await browser.newContext({ baseURL });
    const email = await inviteStaff(adminApi, 'ORDERS');
    const id = await acceptInvitation(new ShopApi(context.request), email);
    await storeAuthorization(context, 'admin', id);
    await use({ context, page: await context.newPage() });
    await context.close();
  },
});

const select = (page: Page, id: string) =>
  page.getByRole('checkbox', { name: `Select order ${id}` }).check();

test('a new order appears on an open board, is packed with another one, and that is taken back @main', async ({
  admin,
  order,
}) => {
  const { page } = admin;
  const first = await order();
  await page.goto(`/admin/board?day=${boardDay()}`);
  await expect(rowOf(page, first)).toContainText('to pack');
  const second = await order();
  await expect(rowOf(page, second)).toContainText('new');

  await select(page, first);
  await select(page, second);
  await button(page, 'Packed (2)').click();
  await expect(page.getByText('2 orders: packed')).toBeVisible();
  await expect(rowOf(page, first)).toContainText('packed');
  await button(page, 'Undo').click();
  await expect(page.getByText('2 moves taken back')).toBeVisible();
  await expect(rowOf(page, first)).toContainText('to pack');

  await page.getByRole('link', { name: first, exact: true }).click();
  const history = page.getByRole('region', { name: 'What happened' });
  await expect(history).toContainText('admin@grocessay.test');
});

test('two who move orders at the same time are told, and each order is moved once', async ({
  admin,
  adminApi,
  colleague,
  order,
}) => {
  const { page } = admin;
  const [first, second, third] = [await order(), await order(), await order()];
  const address = `/admin/board?day=${boardDay()}`;
  await page.goto(address);
  await colleague.page.goto(address);
  for (const each of [page, colleague.page]) {
    await select(each, first);
    await select(each, second);
  }
  await button(colleague.page, 'Clear selection').click();
  await button(colleague.page, `Packed, order ${first}`).click();
  await expect(colleague.page.getByText('1 order: packed')).toBeVisible();

  // Selected orders are either unchanged, or listed as moved by others.
  const selected = page.getByRole('region', { name: 'Selected orders' });
  await expect(selected).toContainText('Somebody else has moved these meanwhile');
  await expect(selected).toContainText(`Order ${first}: packed`);
  await button(page, 'Packed (1)').click();
  await expect(page.getByText('1 order: packed')).toBeVisible();
  await expect(rowOf(page, first)).toContainText('packed');

  // Somebody moves one at the same moment: the server refuses, and the board shows its current status.
  await select(page, third);
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('MoveOrders')) {
      await moveOrder(adminApi, third, 'PACKED');
      await moveOrder(adminApi, third, 'OUT_FOR_DELIVERY');
    }
    await route.continue();
  });
  await button(page, 'Packed (1)').click();
  const outcome = page.getByRole('region', { name: 'What became of the orders' });
  await expect(outcome).toContainText('0 orders: packed');
  await expect(outcome).toContainText(`Order ${third}: It is now: out for delivery`);
});
