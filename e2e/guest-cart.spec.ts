import { expect, test } from './kit/fixtures';
import { expectMessage, headerLink, logInAsCustomer, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { addToCart, logIn, register } from './kit/shared';

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
  const any = main.getByRole('button', { name: /^ADD / }).first();
  const name = (await any.getAttribute('aria-label'))?.replace('ADD ', '') ?? '';
  // By its name: the rails come one after the other, and the first of them all is soon another one.
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
    // What it says is from before, however late it comes.
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
  // Time enough for a change that would not wait.
  await page.waitForTimeout(500);
  answer();
  await expectMessage(page, 'Item added sucessfully');
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
  await expect(quantity).toHaveValue('1');
});
