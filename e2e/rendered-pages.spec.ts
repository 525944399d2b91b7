import type { Page } from '@playwright/test';
import { askedBy } from './kit/asked-by';
import { expect, test } from './kit/fixtures';
import { fetchRendered, openRendered } from './kit/rendered-page';
import { expectMessage, payByCard } from './kit/screens';
import { addToCart, newProductName, placeOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

/** Holds back the scripts with a name, by default React's; returns a function that releases them. */
async function holdScripts(page: Page, name = 'react'): Promise<() => void> {
  let goOn = () => {};
  const going = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await going;
    await route.continue();
  });
  return goOn;
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ['/', '/cart', '/contact-us'])
    test(`${route} says what ordering needs`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      // Searches by text leave out what is in a noscript element.
      const note = page.locator('noscript p').first();
      await expect(note).toHaveText('To order, please turn on JavaScript in your browser.');
      await expect(note).toBeVisible();
    });

  test('a product can be seen, and the list of all products opened', async ({
    page,
    newProduct,
  }) => {
    const product = await newProduct();
    await openRendered(page, `/product/${product.id}`);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Where you are' });
    await trail.getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await openRendered(page, page.url());
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  });

  test('a product can be searched for, and its page opened', async ({ page, newProduct }) => {
    const { id, name } = await newProduct();
    await openRendered(page, '/shop');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill(name);
    await search.press('Enter');
    await expect(page).toHaveURL(`/shop?${new URLSearchParams({ search: name })}`);
    await openRendered(page, page.url());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/product/${id}`);
  });
});

test('what is pressed and typed before the scripts have come is not lost', async ({
  page,
  newProduct,
}) => {
  const product = await newProduct();
  const goOn = await holdScripts(page);
  await openRendered(page, `/product/${product.id}`);
  const add = page.getByRole('button', { name: `ADD ${product.name}`, exact: true });
  await add.click();
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('aloo');
  await expect(add).toBeVisible();
  goOn();
  await expectMessage(page, 'Item added sucessfully');
  await expect(page.getByRole('spinbutton', { name: product.name })).toHaveValue('1');
  await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
  await expect(search).toHaveValue('aloo');
});

test('a card that is entered before the scripts have come pays once', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  await placeOrder(api, 'CARD');
  const goOn = await holdScripts(page);
  await openRendered(page, '/payment');
  await payByCard(page);
  await expect(page).toHaveURL('/payment');
  goOn();
  await expectMessage(page, 'payment done sucessfully');
});

test('Back, while the scripts of a page come, shows the address before', async ({ page }) => {
  await page.goto('/shop/fruits?inStock=true');
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=PRICE_LOW_TO_HIGH/);
  const goOn = await holdScripts(page, 'shop');
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByLabel('Sort by')).toHaveValue('PRICE_LOW_TO_HIGH');
  await expect(page.locator('#initial-cache')).not.toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/shop/fruits?inStock=true');
  goOn();
  await expect(page.getByLabel('Sort by')).not.toHaveValue('PRICE_LOW_TO_HIGH');
});

test('a page that was rendered for somebody else is rendered anew', async ({ page, customer }) => {
  expect(customer.profile.id).not.toBe('');
  await page.route('**/client/cart', async (route) => {
    const { response, html } = await fetchRendered(() => route.fetch());
    const body = html.replace(
      /"session":\{"role":"customer","customerId":"\d+"/,
      '"session":{"role":"customer","customerId":"99999999"',
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto('/client/cart');
  await expect(page.getByText('No product available in cart')).toBeVisible();
});

test('a cart is in its page, and leaves it with its owner @main', async ({
  page,
  customer,
  newProduct,
}) => {
  const product = await newProduct();
  await addToCart(customer.api, product.id, 3);
  const { html } = await openRendered(page, '/client/cart');
  expect(html).toContain(product.name);
  await expect(page.getByRole('row').filter({ hasText: product.name })).toBeVisible();
  await expect(page.locator('#initial-cache')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({
    viewport: PHONE,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
  });

  test('a list is rendered with what of it is in the cart, and hydrated as it was rendered', async ({
    page,
    customer,
    newProduct,
  }) => {
    // Sorts among the first by its name.
    const product = await newProduct({ name: newProductName('00 Test papaya') });
    await addToCart(customer.api, product.id, 2);
    const { html } = await openRendered(page, '/client/home');
    expect(html).toContain(`Quantity of ${product.name}`);
    const quantity = page.getByRole('spinbutton', { name: product.name });
    await expect(quantity).toHaveValue('2');
    await page.getByRole('button', { name: `One more ${product.name}` }).click();
    await expect(quantity).toHaveValue('3');
  });

  test('what came with a page is not asked for again', async ({ page, customer, newProduct }) => {
    await addToCart(customer.api, (await newProduct()).id, 1);
    for (const [path, heading] of [
      ['/client/home', 'All products'],
      ['/client/cart', 'Cart'],
    ] as const) {
      const asked = () => askedBy(page, path, heading);
      // A busy server sends a page unrendered: then the browser sends the queries, and the page is rendered the next
      // time.
      await expect.poll(asked, { message: path, timeout: 30_000 }).toEqual([]);
    }
  });
});
