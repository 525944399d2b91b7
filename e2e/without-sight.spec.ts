import { expect, test } from './kit/fixtures';
import { button } from './kit/screens';
import { addToCart } from './kit/shared';
import { PHONE, WIDE } from './kit/viewports';

test('the chosen delivery window stands out where the user forces their own colours', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct()).id, 1);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/client/cart');
  const windows = page.getByRole('group', { name: 'Time' }).locator('label');
  const bordersOf = (chosen: boolean) =>
    windows
      .filter({ has: page.getByRole('radio', { checked: chosen }) })
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderTopWidth));
  await expect.poll(() => bordersOf(true)).toEqual(['3px']);
  expect(await bordersOf(false)).not.toContain('3px');
});

for (const viewport of [PHONE, WIDE])
  test(`a change of the cart is read out at ${viewport.width} px`, async ({
    customer: { page },
    newProduct,
  }) => {
    await page.setViewportSize(viewport);
    const { name } = await newProduct({ stockQuantity: 20 });
    await page.goto(`/shop?search=${encodeURIComponent(name)}`);
    await button(page, `ADD ${name}`).click();
    await button(page, `One more ${name}`).click();
    const said = page.getByRole('region', { name: 'Cart' }).getByRole('status');
    await expect(said).toHaveText(/^2 items · ₹/);
    await page.getByRole('link', { name: 'View cart' }).click();
    const total = page.getByRole('cell', { name: /^₹/ }).and(page.locator('[aria-live=polite]'));
    const before = await total.innerText();
    await button(page, `One more ${name}`).click();
    await expect(total).not.toHaveText(before);
  });
