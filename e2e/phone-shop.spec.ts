import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, headerLink, rowWith } from './kit/screens';
import { addToCart, placeOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shop' });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** The number of product cards that are completely visible above the bottom bar. */
const wholeCards = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('main article')].filter((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return top >= 0 && bottom <= foot && left >= 0 && right <= innerWidth;
    }).length;
  });

test('the bar leads through the shop, and says where one is @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 3);
  await page.goto('/about-us');
  const entries = bar(page).locator('> *');
  await expect(entries).toHaveText(['Home', 'Categories', 'Search', 'Buy again', /^Cart/]);
  for (const entry of await entries.all()) {
    const { width, height } = await boxOf(entry);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(bar(page).getByRole('link', { name: 'Cart 3 items' })).toBeVisible();
  for (const [name, route] of [
    ['Home', /\/client\/home$/],
    ['Categories', /\/categories$/],
    ['Buy again', /\/client\/buy-again$/],
    ['Cart', /\/client\/cart$/],
  ] as const) {
    const link = bar(page).getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(route);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
  }
  await bar(page).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  // The keyboard has taken its place.
  await expect(bar(page)).toBeHidden();
});

test('the labels of the bar stay apart with texts twice as large', async ({ page }) => {
  await page.goto('/about-us');
  const entries = bar(page).locator('> *');
  await expect(entries).toHaveCount(5);
  const { height } = await boxOf(bar(page));
  const widths = await entries.evaluateAll((all) =>
    all.map((entry) => {
      entry.style.fontSize = `${2 * parseFloat(getComputedStyle(entry).fontSize)}px`;
      return [entry.scrollWidth, entry.clientWidth];
    }),
  );
  for (const [needed = 0, given] of widths) expect(needed).toBeLessThanOrEqual(given ?? 0);
  expect((await boxOf(bar(page))).height).toBeLessThanOrEqual(height);
  await expectNoSidewaysScroll(page);
});

test('the bar is below sticky buttons and dialogs', async ({ customer, newProduct }) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  await page.goto('/client/cart');
  const place = button(page, /^Place Order/);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 1 });
  const { y, height } = await boxOf(place);
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  await page.goto('/shop');
  await button(page, 'Filters').click();
  const { x, y: top, width } = await boxOf(bar(page));
  const covering = await page.evaluate(
    ([left, above]) => document.elementFromPoint(left, above)?.closest('dialog') !== null,
    [x + width / 2, top + 20] as const,
  );
  expect(covering, 'the sheet is above the bar').toBe(true);
});

test('a tap that ends the typing reaches its button', async ({ customer, newProduct }) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  await page.goto('/client/cart');
  await page.getByLabel('Coupon code').fill('NOSUCH');
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  // Where the button to place the order will be once the bar is back.
  const top = (await boxOf(page.locator('.place-order'))).y;
  await apply.evaluate(
    (target, edge) => scrollBy(0, target.getBoundingClientRect().bottom - edge + 4),
    top,
  );
  const { x, y, width, height } = await boxOf(apply);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // A finger stays for some frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
  await expect(page.getByText('There is no such coupon')).toBeVisible();
  await page.getByLabel('Coupon code').blur();
  await expect(bar(page)).toBeVisible();
});

test('a product is added from wherever its page is, above the bar of the cart', async ({
  customer: { page, api },
  newProduct,
}) => {
  const description = 'Grown near Nashik. '.repeat(80);
  const { id, name } = await newProduct({ description });
  await addToCart(api, (await newProduct()).id, 1);
  await page.goto(`/product/${id}`);
  const add = button(page, `ADD ${name}`);
  for (const y of [0, 400]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(add).toBeInViewport({ ratio: 1 });
    const { y: top, height } = await boxOf(add);
    const cart = await boxOf(page.getByRole('region', { name: 'Cart' }));
    expect(top + height).toBeLessThanOrEqual(cart.y);
  }
});

test('going back closes the sheet of filters and the menu', async ({ page }) => {
  await page.goto('/about-us');
  await page.goto('/shop');
  await button(page, 'Filters').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/shop$/);

  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(headerLink(page, 'Aboutus')).toBeVisible();
  await page.goBack();
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
  await expect(page).toHaveURL(/\/shop$/);
  // A link of the menu leaves the screen, and Back returns to it.
  await menu.click();
  await headerLink(page, 'Customer Support').click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('the menu of a customer has what belongs to them', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/client/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const account = page.getByRole('navigation', { name: 'Your account' });
  await expect(account.getByRole('link')).toHaveText([
    'Buy again',
    'Your addresses',
    'Paste a list',
    'Wish list',
    'Payment',
    'Your account',
    'Customer Support',
  ]);
  await expectAccessible(page);
  await account.getByRole('link', { name: 'Wish list' }).click();
  await expect(page).toHaveURL(/\/client\/wishlist$/);
  await expect(account).toBeHidden();
});

test('five products are seen whole in the shop, and some wherever one arrives @main', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(5);
  await page.goto('/');
  await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(2);
});

test('a customer sees first what they buy again, and then what sells best', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  const product = await newProduct();
  await addToCart(api, product.id, 1);
  await placeOrder(api);
  const regulars = page.getByRole('region', { name: 'Buy again' });
  for (const route of ['/', '/client/home']) {
    await page.goto(route);
    await expect(regulars.getByRole('article')).toContainText(product.name);
    await expect(regulars.getByRole('article')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('POPULARITY');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('NAME');
});

test('lines of the cart are low, and what was taken out comes back', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  const products = [await newProduct(), await newProduct(), await newProduct()];
  for (const { id } of products) await addToCart(api, id, 2);
  await page.goto('/client/cart');
  for (const { name } of products)
    expect((await boxOf(rowWith(page, name))).height).toBeLessThanOrEqual(90);
  const row = rowWith(page, products[1]?.name ?? '');
  await row.getByRole('button', { name: 'Delete Cart' }).click();
  await expectMessage(page, 'Item deleted from cart..');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('spinbutton')).toHaveValue('2');
});

test('each order is one card, which orders it again', async ({ customer, newProduct }) => {
  const { page, api } = customer;
  const product = await newProduct({ stockQuantity: 20 });
  await addToCart(api, product.id, 2);
  const { id } = await placeOrder(api);
  await page.goto('/client/order');
  const card = page.getByRole('article', { name: `Order ${id}` });
  await expect(card).toContainText('Order placed');
  await expect(card.getByRole('img', { name: product.name })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/client\/cart$/);
  await expect(rowWith(page, product.name).getByRole('spinbutton')).toHaveValue('2');
});
