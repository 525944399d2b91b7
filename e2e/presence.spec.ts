import { boardTest as test } from './kit/board';
import { expect, storeAuthorization } from './kit/fixtures';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';

test('two who have the same order open are told of each other', async ({
  admin: { page },
  adminApi,
  browser,
  baseURL,
  order,
}) => {
  const id = await order();
  const context = await browser.newContext({ baseURL });
  const email = await inviteStaff(adminApi, 'ORDERS');
  const adminId = await acceptInvitation(new ShopApi(context.request), email);
  await storeAuthorization(context, 'admin', adminId);
  const other = await context.newPage();

  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await other.goto(`/admin/orders/${id}`);
  await expect(other.getByText('admin@grocessay.test has this open, too.')).toBeVisible();
  await expect(page.getByText(`${email} has this open, too.`)).toBeVisible({ timeout: 30_000 });
  await context.close();
});
