import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, payByCard } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import {
  addAddress,
  addCoupon,
  addToCart,
  addVoucher,
  logIn,
  moveOrder,
  placeOrder,
  redeem,
  register,
} from './kit/shared';

test('an order with coupon, gift credit and address is paid by card, and its receipt says so @main', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 10_000, stockQuantity: 20 });
  const code = await addCoupon(adminApi);
  await redeem(api, await addVoucher(adminApi, 5_000));
  await addAddress(api);
  await addAddress(api, { label: 'Office', line1: 'Lodha Supremus', pinCode: '400604' });
  await addToCart(api, product.id, 2);

  await page.goto('/client/cart');
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Office/ }).check();
  await field(page, 'Coupon code').fill(code.toLowerCase());
  await button(page, 'Apply').first().click();
  await expect(page.getByText(`${code} is applied`)).toBeVisible();
  await page.getByRole('checkbox', { name: /gift credit/ }).check();

  // 20000 - 12 % = 17600; - 5 % = 16720; - 5000 of gift credit.
  const bill = page.getByRole('region', { name: 'Payment and bill' });
  for (const amount of ['−₹24', '−₹8.80', '−₹50']) await expect(bill).toContainText(amount);
  await button(page, 'Place Order · ₹117.20').click();
  await expect(page).toHaveURL(/\/payment/);
  await expect(page.getByRole('main')).toContainText('₹117.20');
  await payByCard(page);
  await expectMessage(page, 'payment done sucessfully');

  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/client\/order\/\d+$/);
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText(
    'Lodha Supremus',
  );
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Paid and confirmed',
  );
  await moveOrder(adminApi, /\d+$/.exec(page.url())?.[0] ?? '', 'PACKED');
  await page.getByRole('link', { name: 'Receipt', exact: true }).click();
  const receipt = page.getByRole('article');
  await expect(receipt).toHaveAttribute('aria-label', /^Receipt GRO\/\d{4}-\d{2}\/\d{6}$/);
  await expect(receipt).toContainText('₹117.20');
});

test('the best coupon is one click away, and what is missing for the next is told', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 60_000 });
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await expect(page.getByText('Add ₹399 more for 20% off with FESTIVE20')).toBeVisible();
  await button(page, 'Apply WELCOME15').click();
  await expect(page.getByText('WELCOME15 is applied')).toBeVisible();
  await expect(button(page, /^Place Order · ₹484\.50$/)).toBeEnabled();
  await button(page, 'Remove').click();
  await expect(button(page, /^Place Order · ₹570$/)).toBeEnabled();
});

test('a coupon that is not taken says why at its field, and the order goes without it', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  const code = await addCoupon(adminApi, { minimumSubtotalPaise: 900_000 });
  const product = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await field(page, 'Coupon code').fill(code);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Coupon code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await button(page, /^Place Order · ₹100$/).click();
  await expectMessage(page, 'Place order Sucessfully');
});

test('a coupon that somebody else used up meanwhile is refused at its field', async ({
  customer,
  newProduct,
  adminApi,
  guard,
  playwright,
  baseURL,
}) => {
  guard.expectRefusals(409);
  const { page, api } = customer;
  const code = await addCoupon(adminApi, { totalLimit: 1 });
  const product = await newProduct();
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await field(page, 'Coupon code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${code} is applied`)).toBeVisible();

  const other = new ShopApi(await playwright.request.newContext({ baseURL }));
  await logIn(other, await register(other));
  await addToCart(other, product.id, 1);
  await placeOrder(other, 'CASH_ON_DELIVERY', { couponCode: code });
  await other.request.dispose();

  await button(page, /^Place Order · ₹/).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(field(page, 'Coupon code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/client\/cart$/);
});

test('gift credit that pays everything needs no card', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  await redeem(api, await addVoucher(adminApi, 50_000));
  const product = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await page.getByRole('checkbox', { name: /gift credit/ }).check();
  await button(page, /^Place Order · ₹0$/).click();
  await expectMessage(page, 'Place order Sucessfully');
  await expect(page).toHaveURL(/\/client\/order$/);
  await expect(page.getByRole('row').nth(1).getByText('success')).toHaveCount(2);
  await expect(page.getByText('Gift credit ₹405')).toBeVisible();
});

test('a price that changed is shown, and asked about, before anything is ordered @main', async ({
  customer,
  newProduct,
  adminApi,
  guard,
}) => {
  guard.expectRefusals(409);
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 7_200 });
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expect(button(page, 'Place Order · ₹72')).toBeVisible();
  await adminApi.call(
    'mutation Dearer($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    {
      id: product.id,
      input: { mrpPaise: 107_200 },
    },
  );
  await button(page, 'Place Order · ₹72').click();
  const dialog = page.getByRole('dialog', { name: 'The total has changed' });
  await expect(dialog).toContainText('₹72');
  await expect(dialog).toContainText('₹1,072');
  await dialog.getByRole('button', { name: 'Back to the cart' }).click();
  await expect(page).toHaveURL(/\/client\/cart$/);
  await button(page, 'Place Order · ₹1,072').click();
  await expectMessage(page, 'Place order Sucessfully');
});
