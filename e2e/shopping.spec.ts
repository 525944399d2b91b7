import { expect, test } from './kit/fixtures';
import {
  addFromTable,
  button,
  emptyCart,
  expectMessage,
  fillRegistration,
  headerLink,
  logInAsCustomer,
  openSearch,
  payByCard,
  rowWith,
  waitForQuantityReset,
} from './kit/screens';
import { addToCart, customerInput, readProduct } from './kit/shared';

test('a guest registers, logs in, fills the cart, orders, pays and sees the order @main', async ({
  page,
  newProduct,
  adminApi,
}) => {
  const customer = customerInput();
  const product = await newProduct({ mrpPaise: 4550, stockQuantity: 20 });

  await page.goto('/');
  await headerLink(page, 'Register').click();
  await fillRegistration(page, customer);
  await button(page, 'Signup').click();
  await expectMessage(page, 'Registration sucessful');
  await expect(page).toHaveURL(/\/client-login$/);

  await logInAsCustomer(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/client\/home$/);

  await openSearch(page, product.name);
  await waitForQuantityReset(page, product.name);
  await addFromTable(page, product.name, '3');
  await expectMessage(page, 'Item added sucessfully');

  await headerLink(page, 'Cart List').click();
  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(rowWith(page, product.name)).toContainText('₹136.50');
  await expect(rowWith(page, 'Grand Total')).toContainText('₹136.50');
  await button(page, 'Place Order').click();
  await expect(page).toHaveURL(/\/payment/);

  // 5 % off for an order paid online: 13650 - 682.5, rounded half up.
  await expect(page.getByRole('main')).toContainText('₹129.67');
  await payByCard(page);
  await expectMessage(page, 'payment done sucessfully');
  await expect(page).toHaveURL(/\/client\/order$/);
  const orderRow = page.getByRole('row').nth(1);
  await expect(orderRow).toContainText('₹45.50');
  await expect(orderRow.getByText('success')).toHaveCount(2);

  await headerLink(page, 'Cart List').click();
  await expect(page.getByText(emptyCart)).toBeVisible();
  expect((await readProduct(adminApi, product.id)).stockQuantity).toBe(17);
});

test('cash on delivery places the order at once @main', async ({ customer, newProduct }) => {
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 3000 });
  await addToCart(api, product.id, 2);

  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await button(page, 'Place Order').click();
  await expectMessage(page, 'Place order Sucessfully');
  await expect(page).toHaveURL(/\/client\/order$/);
  const orderRow = page.getByRole('row').nth(1);
  await expect(orderRow).toContainText('₹60');
  await expect(orderRow).toContainText('success');
  await expect(orderRow).toContainText('pending');
});

test('a declined card says so, and another one pays the same order', async ({
  customer,
  newProduct,
  guard,
}) => {
  const { page, api } = customer;
  guard.expectRefusals(402);
  const product = await newProduct();
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await button(page, 'Place Order').click();
  await expect(page).toHaveURL(/\/payment/);

  await payByCard(page, '4000000000000002');
  await expectMessage(page, 'Something going wrong!!pl try again');
  await expect(page).toHaveURL(/\/payment/);

  await payByCard(page);
  await expectMessage(page, 'payment done sucessfully');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1).getByText('success')).toHaveCount(2);
});

test('the path of the original after a payment leads to the orders', async ({ customer }) => {
  await customer.page.goto('/src/app/components/client/client-order');
  await expect(customer.page).toHaveURL(/\/client\/order$/);
});

test('an item leaves the cart, and the cart says that it is empty', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  const product = await newProduct();
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await rowWith(page, product.name).getByRole('button', { name: 'Delete Cart' }).click();
  await expectMessage(page, 'Item deleted from cart..');
  await expect(page.getByText(emptyCart)).toBeVisible();
});

test('an order for more than there is names the line and keeps the cart', async ({
  customer,
  newProduct,
  guard,
}) => {
  guard.expectRefusals(409);
  const { page, api } = customer;
  const product = await newProduct({ stockQuantity: 2 });
  await addToCart(api, product.id, 5);
  await page.goto('/client/cart');
  await button(page, 'Place Order').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(rowWith(page, product.name)).toContainText('2');
});
