import { randomUUID } from 'node:crypto';
import { expectNoSidewaysScroll } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { headerLink, visit } from './kit/screens';
import { addAddress, addToCart } from './kit/shared';
import { PHONE } from './kit/viewports';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('what is searched for may be one long word', async ({ page, newProduct }) => {
  const { name } = await newProduct({ name: `Interminable${randomUUID().replaceAll('-', '')}` });
  await visit(page, `/shop?search=${name}`);
  await expect(page.getByRole('main').getByRole('article')).toContainText(name);
  await expectNoSidewaysScroll(page);
});

for (const path of ['/', '/contact-us', '/policies/terms'])
  test(`${path} fits a small phone with texts twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, path);
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body, body *')];
      const sizes = all.map((each) => parseFloat(getComputedStyle(each).fontSize));
      all.forEach((each, at) => (each.style.fontSize = `${2 * (sizes[at] ?? 0)}px`));
    });
    await expectNoSidewaysScroll(page);
  });

test('the menu holds the links, and closes with Esc and after a choice', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
  await menu.click();
  await expect(headerLink(page, 'Aboutus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await headerLink(page, 'Aboutus').click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
});

test('cards are the default on a phone', async ({ customer, newProduct }) => {
  const { page } = customer;
  const product = await newProduct();
  await page.goto(`/client/home?search=${encodeURIComponent(product.name)}`);
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});

test('the order is placed from a phone with the button that stays in reach @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  for (let count = 0; count < 4; count++) await addToCart(api, (await newProduct()).id, 1);
  await addAddress(api);
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  const place = page.getByRole('button', { name: /^Place Order · ₹/ });
  await expect(place).toBeInViewport({ ratio: 1 });
  await place.click();
  await expect(page).toHaveURL(/\/client\/order$/);
});
