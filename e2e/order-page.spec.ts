import { expect, test } from './kit/fixtures';
import { button, expectMessage, headerLink, payByCard, rowWith } from './kit/screens';
import {
  addToCart,
  deleteProduct,
  moveOrder,
  payOrder,
  placeOrder,
  readProduct,
} from './kit/shared';

test('a paid order is called off: the money goes back, and the stock is there again @main', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 10_000, stockQuantity: 5 });
  await addToCart(api, product.id, 2);
  const { id } = await placeOrder(api, 'CARD');
  await payOrder(api, id);

  await page.goto(`/client/order/${id}`);
  await button(page, 'Cancel order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expectMessage(page, 'Order cancelled');
  await expect(page.getByText('cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('₹190');
  await expect(page.getByText('refunded', { exact: true })).toBeVisible();
  await expect(button(page, 'Cancel order')).toHaveCount(0);
  expect((await readProduct(adminApi, product.id)).stockQuantity).toBe(5);
});

test('an order that was packed meanwhile is no longer called off', async ({
  customer,
  newProduct,
  adminApi,
  guard,
}) => {
  guard.expectRefusals(409, 503);
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api);
  // With live updates, the offer would disappear before it is used.
  await page.route('**/graphql/stream', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/client/order/${id}`);
  await button(page, 'Cancel order').click();
  await moveOrder(adminApi, id, 'PACKED');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('packed', { exact: true })).toBeVisible();
  await expect(button(page, 'Cancel order')).toHaveCount(0);
});

test('the receipt is a page to print and a PDF', async ({ customer, newProduct, adminApi }) => {
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, product.id, 1);
  const { id } = await placeOrder(api);
  await moveOrder(adminApi, id, 'PACKED');

  await page.goto(`/client/order/${id}/receipt`);
  await expect(page.getByRole('article')).toContainText(product.name);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const href = await page.getByRole('link', { name: 'Receipt as PDF' }).getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an order that waits to be paid has no receipt yet, and says until when to pay', async ({
  customer,
  newProduct,
  guard,
}) => {
  guard.expectRefusals(409);
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api, 'CARD');
  await page.goto(`/client/order/${id}/receipt`);
  await expect(page.getByText('There is no receipt for this order.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the order' }).click();
  await expect(page.getByText(/^Pay within 1[45] minutes, until/)).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await payByCard(page);
  await expectMessage(page, 'payment done sucessfully');
});

test('ordering again fills the cart with what is still sold, and says what is not', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  const kept = await newProduct({ stockQuantity: 10 });
  const gone = await newProduct();
  await addToCart(api, kept.id, 2);
  await addToCart(api, gone.id, 1);
  const { id } = await placeOrder(api);
  await deleteProduct(adminApi, gone.id);

  await page.goto('/client/order');
  await page.getByRole('link', { name: id, exact: true }).first().click();
  await button(page, 'Order again').click();
  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(page.getByText('1 product is in your cart')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${gone.name}:`);
  await expect(rowWith(page, kept.name).getByRole('spinbutton')).toHaveValue('2');
});

test('what becomes of an order is seen without a reload', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api);
  await page.goto(`/client/order/${id}`);
  await expect(headerLink(page, 'Order')).toHaveAttribute('aria-current', 'page');
  await moveOrder(adminApi, id, 'PACKED');
  await expect(page.getByText('packed', { exact: true })).toBeVisible();
});

test('an order is called live only while the connection lasts', async ({
  customer: { page, api },
  newProduct,
  adminApi,
  guard,
}) => {
  guard.expectLostConnections();
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api);
  await page.goto(`/client/order/${id}`);
  const live = page.getByText('Live', { exact: true });
  await expect(live).toBeVisible();
  await page.context().setOffline(true);
  await expect(live).toBeHidden();
  await moveOrder(adminApi, id, 'PACKED');
  await page.context().setOffline(false);
  await expect(page.getByText('packed', { exact: true })).toBeVisible();
  await expect(live).toBeVisible();
});

test('an order is followed live in another language, too', async ({
  customer: { page, api },
  newProduct,
}) => {
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api);
  await page.goto(`/client/order/${id}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('मराठी');
  await expect(page.getByText('लाइव्ह', { exact: true })).toBeVisible();
});

test('a payment whose answer never came is not charged twice', async ({
  customer,
  newProduct,
  guard,
}) => {
  guard.expectRefusals(503);
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api, 'CARD');
  await page.goto(`/payment?orderId=${id}`);
  await payByCard(page, '4000000000000259');
  await expect(page.getByText(/You are not charged twice/)).toBeVisible();
  await button(page, 'Make Payment').click();
  await expectMessage(page, 'payment done sucessfully');

  await page.goto(`/client/order/${id}`);
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1);
});

test('the order of somebody else is not to be seen', async ({ customer, guard }) => {
  guard.expectRefusals(404);
  await customer.page.goto('/client/order/1');
  await expect(customer.page.getByText('There is no such order.')).toBeVisible();
});
