import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { button, visit } from './kit/screens';
import { newProductName } from './kit/shared';
import { PHONE, WIDE } from './kit/viewports';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const cardOf = (page: Page, name: string): Locator => cards(page).filter({ hasText: name });
const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search products' });

/** The filters: next to the list if there is room, else on a sheet that a button opens. */
async function openFilters(page: Page): Promise<Locator> {
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (!(await filters.isVisible())) return page.getByRole('complementary', { name: 'Filters' });
  await filters.click();
  return page.getByRole('dialog', { name: 'Filters' });
}

async function closeFilters(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Show products' });
  if (await done.isVisible()) await done.click();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a guest comes from the landing page to a category, a product and the cart', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Vegetables', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/vegetables$/);
    await expect(page.getByRole('heading', { name: 'Vegetables', level: 1 })).toBeFocused();
    const carrot = cardOf(page, 'Carrot, Ooty');
    await carrot.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(page).toHaveTitle(/^Carrot, Ooty .* · Grocessay$/);
    await expect(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^ADD Carrot/ })
      .click();
    await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\/vegetables$/);
    await expect(carrot.getByRole('spinbutton')).toHaveValue('1');
  });

  test('a product that the list has brought is there at once, and nothing moves when the rest comes', async ({
    page,
  }) => {
    await visit(page, '/shop/vegetables');
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName === 'ProductDetail') await held;
      await route.continue();
    });
    await cardOf(page, 'Carrot, Ooty').getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: /^Carrot, Ooty/, level: 1 })).toBeFocused();
    const add = page.getByRole('main').getByRole('button', { name: /^ADD Carrot/ });
    const loading = page.getByRole('status', { name: 'Loading the product' });
    await expect(loading).toBeVisible();
    const before = await add.boundingBox();

    letThrough();
    await expect(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
    await expect(loading).toHaveCount(0);
    expect(await add.boundingBox()).toEqual(before);
  });

  test('a search suggests while one types, and adds without leaving', async ({
    page,
    newProduct,
  }) => {
    const product = await newProduct({ name: newProductName('Jackfruit') });
    await visit(page, '/about-us');
    await searchBox(page).pressSequentially(product.name.slice(-8));
    const suggestions = page.getByRole('grid', { name: 'Suggestions' });
    await expect(suggestions.getByRole('row')).toHaveCount(1);
    await expect(suggestions).toContainText('₹45.50');
    await suggestions.getByRole('button', { name: `ADD ${product.name}` }).click();
    await expect(suggestions.getByRole('button', { name: /1 in the cart/ })).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\?search=/);
    await expect(suggestions).toHaveCount(0);
    await expect(cardOf(page, product.name)).toBeVisible();
  });
});

// Next to the list on a desktop, and on a sheet on a phone.
for (const viewport of [WIDE, PHONE])
  test(`filters and order stand in the address, and the back button takes them back, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/shop');
    const filters = await openFilters(page);
    await filters.getByRole('link', { name: /^Fruits/ }).click();
    await expect(page).toHaveURL(/\/shop\/fruits$/);
    await filters.getByRole('radio', { name: /^Up to ₹50/ }).check();
    await filters.getByRole('checkbox', { name: /^In stock/ }).check();
    await closeFilters(page);
    await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
    await expect(page).toHaveURL('/shop/fruits?sort=PRICE_LOW_TO_HIGH&inStock=true&maxPaise=5000');
    await expect
      .poll(async () => {
        const prices = await cards(page).locator('.product-card__price').allInnerTexts();
        const rupees = prices.map((price) => Number(price.replace(/[₹,]/g, '')));
        const sorted = [...rupees].sort((one, other) => one - other);
        return rupees.length > 1 && rupees.at(-1)! <= 50 && String(rupees) === String(sorted);
      })
      .toBe(true);
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('PRICE_LOW_TO_HIGH');
    await page.goBack();
    await expect(page).toHaveURL('/shop/fruits?inStock=true&maxPaise=5000');
    await page.goBack();
    await expect(page).toHaveURL('/shop/fruits?maxPaise=5000');
  });

test('more products come below, the focus goes on with them, and going back finds them all', async ({
  page,
}) => {
  await visit(page, '/shop');
  await expect(cards(page)).toHaveCount(24);
  // By keyboard: rows that are laid out when they come into view could move the button away from the pointer.
  await button(page, 'Load more').press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  const name = await cards(page).nth(30).getByRole('heading').innerText();
  await cards(page).nth(30).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(30)).toBeInViewport();
});

test('the suggestions are gone through by keys alone', async ({ page, newProduct }) => {
  const kind = newProductName('Karvand').slice(-8);
  const first = await newProduct({ name: `Karvand one ${kind}` });
  const second = await newProduct({ name: `Karvand two ${kind}` });
  await visit(page, '/about-us');
  const box = searchBox(page);
  await box.pressSequentially(kind);
  const rows = page.getByRole('grid', { name: 'Suggestions' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const activeCell = async () =>
    page.locator(`#${await box.getAttribute('aria-activedescendant')}`);

  await box.press('ArrowDown');
  await expect(await activeCell()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowRight');
  await expect(await activeCell()).toContainText('ADD');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: /1 in the cart/ })).toBeVisible();
  await box.press('Escape');
  await expect(rows).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('ArrowDown');
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  const chosen = await (await activeCell()).innerText();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const title = chosen.includes(first.name) ? first.name : second.name;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a search is never a blank page', async ({ page }) => {
  await visit(page, '/shop?search=no+such+thing+on+earth');
  await expect(page.getByText('No products match ‘no such thing on earth’.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular in Thane' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('what is not there says so, with the status of it', async ({ page, guard }) => {
  // The page, and the list without such a category.
  guard.expectRefusals(400, 404);
  const response = await page.goto('/product/2000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  expect((await page.goto('/shop/no-such-category'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('colours that were chosen are there from the first paint, and stay after logging out', async ({
  customer,
}) => {
  const { page } = customer;
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/client/home');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  expect(await ground()).not.toBe(light);
  await page.goto('/shop', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'dark');
  await page.emulateMedia({ media: 'print' });
  const text = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(await text(), 'ink on paper').toBe('rgb(29, 43, 34)');
});
