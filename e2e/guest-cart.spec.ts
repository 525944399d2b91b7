import { randomUUID } from 'node:crypto';
import { expect, test } from './kit/fixtures';
import {
  ADD_FROM_DEMO,
  button,
  expectMessage,
  field,
  headerLink,
  logInAsCustomer,
  rowWith,
} from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { addToCart, logIn, register } from './kit/shared';
import { PHONE } from './kit/viewports';

test('what a guest puts into the cart joins the cart of the customer at login @main', async ({
  page,
  playwright,
  baseURL,
  newProduct,
}) => {
  const [both, kept, fromGuest] = [await newProduct(), await newProduct(), await newProduct()];
  const elsewhere = await playwright.request.newContext({ baseURL });
  const own = new ShopApi(elsewhere);
  const customer = await register(own);
  await logIn(own, customer);
  await addToCart(own, both.id, 2);
  await addToCart(own, kept.id, 1);

  await page.goto('/');
  const guest = new ShopApi(page.request);
  await addToCart(guest, both.id, 3);
  await addToCart(guest, fromGuest.id, 4);
  await page.goto('/client-login');
  await logInAsCustomer(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/client\/home/);
  await page.goto('/client/cart');
  await expect(rowWith(page, both.name).getByRole('spinbutton')).toHaveValue('5');
  await expect(rowWith(page, kept.name).getByRole('spinbutton')).toHaveValue('1');
  await expect(rowWith(page, fromGuest.name).getByRole('spinbutton')).toHaveValue('4');
  await elsewhere.dispose();
});

test('a guest adds from the landing page, logs in, and finds it in the cart', async ({ page }) => {
  const customer = await register(new ShopApi(page.request));
  await page.goto('/');
  const main = page.getByRole('main');
  const any = main.getByRole('button', { name: ADD_FROM_DEMO }).first();
  const name = (await any.getAttribute('aria-label'))?.replace('ADD ', '') ?? '';
  // By its name: the rails load one after the other, and the first product on the page soon changes.
  await main
    .getByRole('button', { name: `ADD ${name}`, exact: true })
    .first()
    .click();
  await expectMessage(page, 'Item added sucessfully');
  await headerLink(page, 'ClientLogin').click();
  await logInAsCustomer(page, customer.email, customer.password);
  await headerLink(page, 'Cart List').click();
  await expect(rowWith(page, name)).toBeVisible();
});

test('what is added while the cart is still asked for stays in it', async ({
  page,
  newProduct,
}) => {
  const product = await newProduct();
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql*', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Cart') return route.fallback();
    // Its data is old, however late it arrives.
    const response = await route.fetch();
    await answering;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest((request) => /"Cart"/.test(request.postData() ?? ''));
  await page.goto(`/product/${product.id}`);
  await asked;
  await page.getByRole('button', { name: `ADD ${product.name}`, exact: true }).click();
  const quantity = page.getByRole('spinbutton', { name: product.name });
  await expect(quantity).toHaveValue('1');
  // Long enough for a change that did not wait.
  await page.waitForTimeout(500);
  answer();
  await expectMessage(page, 'Item added sucessfully');
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
  await expect(quantity).toHaveValue('1');
});

test('a guest registers in the cart, and orders what they chose, on a phone @main', async ({
  page,
  newProduct,
}) => {
  await page.setViewportSize(PHONE);
  const product = await newProduct({ stockQuantity: 5 });
  await page.goto(`/product/${product.id}`);
  await button(page, `ADD ${product.name}`).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await page
    .getByRole('radio', { name: /available/ })
    .last()
    .check();
  const slot = await page.getByRole('radio', { name: /available/, checked: true }).inputValue();

  await button(page, 'Log in or register to order').click();
  await field(page, 'Your name').fill('Om');
  await button(page, 'Register and continue').click();
  await expect(page.getByText('Phone has ten digits')).toBeVisible();
  await expect(page.getByText('Email is not valid.')).toBeVisible();
  await field(page, 'Phone').fill('9820098200');
  await field(page, 'E-mail').fill(`om.${randomUUID().slice(0, 13)}@grocessay.test`);
  await field(page, 'Password').fill('Mangoes2026');
  await button(page, 'Register and continue').click();

  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(page.getByRole('radio', { name: /cash on delivery/i })).toBeChecked();
  await expect(page.locator(`input[name=slot-window][value="${slot}"]`)).toBeChecked();
  await expect(rowWith(page, product.name)).toBeVisible();
  await button(page, /^Place Order · ₹/).click();
  await expectMessage(page, 'Place order Sucessfully');
  await expect(page).toHaveURL(/\/client\/order$/);
});
