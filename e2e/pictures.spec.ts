import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, expectMessage, field, rowWith } from './kit/screens';
import { newProductName } from './kit/shared';
import { PHONE } from './kit/viewports';

/** Four yellow pixels, as PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12P4soEBiBggFAAxzgaRdLkZqgAAAABJRU5ErkJggg==',
  'base64',
);

const upload = (buffer: Buffer) => ({ name: 'papaya.png', mimeType: 'image/png', buffer });

test('an uploaded picture shows on the product', async ({ admin, guard }) => {
  guard.expectRefusals(400);
  const { page } = admin;
  const name = newProductName('Pictured papaya');
  await page.goto('/admin/addproduct');
  await field(page, 'Upload a picture').setInputFiles(upload(Buffer.from('<svg onload=alert(1)>')));
  await expect(field(page, 'Image')).toHaveAttribute('aria-invalid', 'true');

  await field(page, 'Upload a picture').setInputFiles(upload(dot));
  await expectMessage(page, 'Picture uploaded');
  await expect(field(page, 'Image')).toHaveValue(/^\/uploads\/\w+\.webp$/);
  await field(page, 'Product Name').fill(name);
  await field(page, 'Description').fill('Ripe and golden.');
  await field(page, 'Mrp Price').fill('129.50');
  await field(page, 'Quantity').fill('12');
  await button(page, 'Add Product').click();
  await expectMessage(page, 'Product added sucessfully');

  await page.goto(`/admin/listproduct?search=${encodeURIComponent(name)}`);
  const picture = rowWith(page, name).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/uploads\//);
  // 42 pixels are shown: the smallest width is enough.
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : '')),
    )
    .toMatch(/\/uploads\/[0-9a-f]{32}-160\.webp$/);
  // Fails unless it is a valid picture.
  await picture.evaluate((image: HTMLImageElement) => image.decode());
});

test('a product without a picture shows a generated one, large at a click', async ({
  admin: { page: desk },
  newProduct,
  browser,
  baseURL,
}) => {
  const { id, name } = await newProduct();
  await desk.goto(`/admin/addproduct?id=${id}`);
  await button(desk, 'Generate a picture').click();
  await button(desk, 'Update').click();
  await expectMessage(desk, 'Product updated sucessfully');

  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(`/product/${id}`);
  const enlarge = page.getByRole('button', { name: `Enlarge the picture of ${name}` });
  const picture = enlarge.getByRole('img', { name });
  await expect(picture).toHaveAttribute('src', /^\/pictures\/generated\.svg\?shape=/);
  await picture.evaluate((image: HTMLImageElement) => image.decode());

  await enlarge.click();
  const dialog = page.getByRole('dialog', { name });
  const frame = dialog.getByRole('group', { name });
  const larger = dialog.getByRole('button', { name: 'Larger' });
  // By the frame, since axe leaves it at another width than that of a phone.
  const enlargement = () =>
    frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth);
  await expectAccessible(page);
  await expect.poll(enlargement).toBe(1);
  // The keys work wherever the focus is, such as initially on Close.
  await page.keyboard.press('+');
  await expect.poll(enlargement).toBe(2);
  await larger.click();
  await expect.poll(enlargement).toBe(3);
  await expect(larger).toBeDisabled();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(enlargement).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
  await context.close();
});
