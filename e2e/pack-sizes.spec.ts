import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { openRendered } from './kit/rendered-page';
import { button, expectMessage, field, rowWith, visit } from './kit/screens';
import { deleteProduct, newProductName, readCartQuantities } from './kit/shared';
import { PHONE } from './kit/viewports';

test('sizes are put together at a desk, and a customer buys one of them', async ({
  adminApi,
  customer: { page: phone, api },
  desk,
  newProduct,
}) => {
  await phone.setViewportSize(PHONE);
  const name = newProductName();
  const small = await newProduct({ name, unit: '500 g', mrpPaise: 4_000, stockQuantity: 8 });
  const large = await newProduct({ name, unit: '1 kg', mrpPaise: 7_500, stockQuantity: 0 });

  await visit(desk, '/admin/pack-sizes');
  const proposal = desk.locator('tr').filter({ hasText: name });
  // Other products of the demo catalogue may be proposed, too, on earlier pages.
  for (
    const next = desk.getByRole('link', { name: 'Next page' });
    (await proposal.count()) === 0;
  ) {
    const at = desk.url();
    await next.click();
    await expect(desk).not.toHaveURL(at);
    await desk.waitForLoadState('networkidle');
  }
  await expectAccessible(desk);
  await proposal.getByRole('button', { name: 'Put together' }).click();
  await expectMessage(desk, 'Customers see these sizes together now');
  await expect(proposal).toHaveCount(0);

  await visit(desk, `/admin/addproduct?id=${small.id}`);
  const members = desk.getByRole('region', { name: 'Pack sizes' }).first();
  await expect(members.getByRole('link', { name: `${name} (1 kg)` })).toBeVisible();
  await expectAccessible(desk);
  await members.getByRole('link', { name: 'Add another size' }).click();
  // The form of the previous product has the same fields.
  await expect(desk.getByRole('heading', { name: 'Add another size' })).toBeVisible();
  await expect(field(desk, 'Product Name')).toHaveValue(name);
  await field(desk, 'Unit').fill('5 kg');
  await field(desk, 'Mrp Price').fill('340');
  await field(desk, 'Quantity').fill('3');
  await button(desk, 'Add Product').click();
  const huge = members.getByRole('link', { name: `${name} (5 kg)` });
  await expect(huge).toBeVisible();
  const hugeId = new URL((await huge.getAttribute('href')) ?? '', desk.url()).searchParams.get(
    'id',
  );

  await visit(phone, `/product/${large.id}`);
  const sizes = phone.getByRole('navigation', { name: 'Pack sizes' });
  await expect(sizes.getByRole('link')).toHaveText([
    /500 g ₹40 ₹8\/100 g/,
    /1 kg ₹75 Out of stock/,
    /5 kg ₹340 ₹68\/kg/,
  ]);
  await expect(sizes.getByRole('link', { name: /1 kg/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(phone);
  await sizes.getByRole('link', { name: /500 g/ }).click();
  await expect(phone).toHaveURL(new RegExp(`/product/${small.id}$`));
  await button(phone, `ADD ${name}`).first().click();
  await expect.poll(() => readCartQuantities(api)).toEqual([1]);
  await visit(phone, '/client/cart');
  await expect(rowWith(phone, name)).toContainText('500 g');
  await phone.getByText('Cash on delivery').click();
  await button(phone, 'Place Order').click();
  await expect(phone).toHaveURL(/\/client\/order$/);
  await deleteProduct(adminApi, hugeId ?? '');
});

test('sizes are links where no script runs', async ({ adminApi, browser, baseURL, newProduct }) => {
  const name = newProductName();
  const [one, two] = [
    await newProduct({ name, unit: '1 kg' }),
    await newProduct({ name, unit: '2 kg' }),
  ];
  await adminApi.call('mutation ($rows: [PackJoinRow!]!) { joinPacks(rows: $rows) { code } }', {
    rows: [{ productIds: [one.id, two.id] }],
  });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await openRendered(page, `/product/${one.id}`);
  const sizes = page.getByRole('navigation', { name: 'Pack sizes' });
  await sizes.getByRole('link', { name: /2 kg/ }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${two.id}$`));
  await context.close();
});
