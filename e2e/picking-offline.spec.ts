import { dayAhead } from './kit/board';
import { expect, storeAuthorization } from './kit/fixtures';
import { pickingTest } from './kit/picking';
import { button, visit } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';
import { PHONE } from './kit/viewports';

const test = pickingTest;

test.use({ viewport: PHONE });

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a walk goes on, survives a killed tab, and is sent once when the connection is back', async ({
    admin,
    context,
    guard,
    orderOf,
  }) => {
    guard.expectLostConnections();
    const { page } = admin;
    const { id } = await orderOf(3);
    await visit(page, '/admin/board');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto(`/admin/picking?orders=${id}`);
    await button(page, 'Picked').click();
    await expect(page.getByText('1 of 3 products done')).toBeVisible();
    // The files of the screen are cached a moment after it has rendered.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await caches.open('shop-files');
          const loaded = performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((path) => path.startsWith('/assets/'));
          const found = await Promise.all(loaded.map((path) => kept.match(path)));
          return loaded.length > 0 && found.every((each) => each !== undefined);
        }),
      )
      .toBe(true);

    await context.setOffline(true);
    await button(page, 'Picked').click();
    await expect(page.getByText('2 of 3 products done')).toBeVisible();
    await expect(page.getByText('1 action is not sent yet')).toBeVisible();
    // The tab is killed, and another one opened.
    await page.close();
    const next = await context.newPage();
    await next.goto(`/admin/picking?orders=${id}`);
    await expect(next.getByText('2 of 3 products done')).toBeVisible();
    await button(next, 'Picked').click();
    await button(next, 'Packed').click();
    await expect(next.getByText('3 actions are not sent yet')).toBeVisible();

    await context.setOffline(false);
    await expect(next.getByText(`Order ${id} is packed.`)).toBeVisible();
    await expect(next.getByText('not sent yet')).toHaveCount(0);
  });
});

test('two pickers on one order: a manager takes it over, and the other is asked what is to be', async ({
  admin,
  adminApi,
  browser,
  baseURL,
  guard,
  orderOf,
}) => {
  guard.expectLostConnections();
  // Pickers see orders that are due until tomorrow.
  const { id } = await orderOf(2, dayAhead(1));
  const theirs = await browser.newContext({ baseURL, viewport: PHONE });
  const email = await inviteStaff(adminApi, 'PICKER');
  const staffId = await acceptInvitation(new ShopApi(theirs.request), email);
  await storeAuthorization(theirs, 'admin', staffId);
  const picker = await theirs.newPage();
  await picker.goto(`/admin/picking?orders=${id}`);
  await expect(picker.getByText('0 of 2 products done')).toBeVisible();
  await expect(picker.getByRole('link', { name: 'Day board' })).toHaveCount(0);
  await theirs.setOffline(true);
  await button(picker, 'Picked').click();
  await expect(picker.getByText('1 action is not sent yet')).toBeVisible();

  const { page } = admin;
  await page.goto(`/admin/picking?orders=${id}`);
  await expect(page.getByText(`${email} picks order ${id}`)).toBeVisible();
  await button(page, `Take order ${id} over`).click();
  await button(page, 'Picked').click();
  await expect(page.getByText('1 of 2 products done')).toBeVisible();

  await theirs.setOffline(false);
  const asked = picker.getByRole('alert').filter({ hasText: 'Give up what I did there' });
  await expect(asked).toContainText('1 picked');
  await button(picker, 'Give up what I did there').click();
  await expect(picker.getByText('not sent yet')).toHaveCount(0);
  await button(page, 'Picked').click();
  await button(page, 'Packed').click();
  await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();
  await theirs.close();
});
