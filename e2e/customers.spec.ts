import { expectNoSidewaysScroll } from './kit/accessibility';
import { boardTest as test, rowOf } from './kit/board';
import { expect } from './kit/fixtures';
import { button } from './kit/screens';
import { addToCart, customerInput, logIn, moveOrder, placeOrder, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';

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

test('a long name breaks, and makes no list wider than the screen', async ({
  admin: { page },
  adminApi,
  newProduct,
  playwright,
  baseURL,
}) => {
  const api = new ShopApi(await playwright.request.newContext({ baseURL }));
  const lastName = 'Subramaniaswamy-Chattopadhyay Venkatanarasimharajuvaripeta';
  await logIn(api, await register(api, { ...customerInput(), lastName }));
  await addToCart(api, (await newProduct({ mrpPaise: 135_755 })).id, 1);
  const { id } = await placeOrder(api);
  for (const to of ['PACKED', 'OUT_FOR_DELIVERY']) await moveOrder(adminApi, id, to);
  for (const list of ['customers', 'orders', 'order-search']) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByText(lastName).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await api.request.dispose();
});
