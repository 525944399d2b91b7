import { expectAccessible } from './kit/accessibility';
import { boardDay, boardTest as test, rowOf } from './kit/board';
import { expect } from './kit/fixtures';
import { button, speak } from './kit/screens';
import { moveOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

const languages = ['en', 'hi', 'mr'] as const;

test('the board says that it is reconnecting, and catches up by itself', async ({
  admin,
  guard,
  order,
}) => {
  guard.expectLostConnections();
  const { page } = admin;
  const first = await order();
  await page.goto(`/admin/board?day=${boardDay()}`);
  await expect(rowOf(page, first)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Reconnecting…/)).toBeVisible();
  // The orders stay visible, and another one arrives meanwhile.
  await expect(rowOf(page, first)).toBeVisible();
  const missed = await order();
  await page.context().setOffline(false);
  await expect(rowOf(page, missed)).toContainText('new');
  await expect(page.getByText('New orders appear by themselves.')).toBeVisible();
});

test('moves that the connection swallowed are tried again, and nothing moves twice', async ({
  admin,
  adminApi,
  guard,
  order,
}) => {
  guard.expectLostConnections();
  const { page } = admin;
  const id = await order();
  await page.goto(`/admin/board?day=${boardDay()}`);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('MoveOrders')) return route.continue();
    // The server has performed it, and its response is lost.
    await moveOrder(adminApi, id, 'PACKED');
    await route.abort();
    await page.unroute('**/graphql');
  });
  await button(page, `Packed, order ${id}`).click();
  const outcome = page.getByRole('region', { name: 'What became of the orders' });
  await expect(outcome).toContainText('It is not known whether these were moved');
  await expect(rowOf(page, id)).toContainText('packed');
  await expect(button(page, `Out for delivery, order ${id}`)).toBeVisible();
});

test('a phone has the slots as sections that close', async ({ admin, order }) => {
  const { page } = admin;
  await page.setViewportSize(PHONE);
  const id = await order();
  await page.goto(`/admin/board?day=${boardDay()}`);
  await expect(rowOf(page, id)).toBeVisible();
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await sideways()).toBe(0);
  const section = page.getByRole('button', { name: '5–7 pm', exact: true });
  await section.click();
  await expect(rowOf(page, id)).toHaveCount(0);
  await section.click();
  await button(page, `Packed, order ${id}`).click();
  await expect(page.getByText('1 order: packed')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('1 move taken back')).toBeVisible();
});

test('axe finds nothing on a board at work, in three languages', async ({ admin, order }) => {
  const { page } = admin;
  const id = await order();
  for (const language of languages) {
    await speak(page, language);
    await page.goto(`/admin/board?day=${boardDay()}`);
    await rowOf(page, id).getByRole('checkbox').check();
    await expectAccessible(page);
  }
});
