import { boardTest as test, rowOf } from './kit/board';
import { expect } from './kit/fixtures';
import { button } from './kit/screens';

test('a caller is found by their phone, with their orders', async ({
  admin: { page },
  adminApi,
  order,
}) => {
  const id = await order();
  const { customer } = await adminApi.call<{ customer: { phone: string; id: string } }>(
    'query One($id: ID!) { adminOrder(id: $id) { customer { id phone } } }',
    { id },
  );
  await page.goto('/admin/customers');
  await page.getByRole('searchbox').fill(customer.phone.slice(-4));
  await button(page, 'Search').click();
  const theirs = page.locator(`a[href="/admin/customers/${customer.id}"]`);
  await theirs.click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${customer.id}$`));
  await expect(page.getByText(customer.phone).first()).toBeVisible();
  await rowOf(page, id).getByRole('link', { name: id, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'All customers' }).click();
  await expect(theirs).toBeVisible();
});
