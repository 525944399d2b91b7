import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { openRendered } from './kit/rendered-page';
import { button, expectMessage, field } from './kit/screens';
import { PHONE } from './kit/viewports';

const food = (name: string) =>
  fileURLToPath(new URL(`../frontend/public/media/food/${name}.webp`, import.meta.url));

/** Drops a local file onto a page, as a file manager does. */
async function drop(page: Page, file: string): Promise<void> {
  const zone = button(page, 'Drop pictures here, or choose several');
  await zone.scrollIntoViewIfNeeded();
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  await browser.detach();
}

test('further pictures are dropped and ordered at a desk, and seen on a phone @main', async ({
  admin: { page: desk },
  newProduct,
  browser,
  baseURL,
}) => {
  test.slow();
  const { id, name } = await newProduct();
  await desk.goto(`/admin/addproduct?id=${id}`);
  const rows = desk.getByRole('region', { name: 'Pictures', exact: true }).locator('ol > li');
  await expect(rows).toHaveCount(1);
  await desk.locator('input[type=file][multiple]').setInputFiles([food('1f34e'), food('1f34b')]);
  await expect(rows).toHaveCount(3);
  await drop(desk, food('1f345'));
  await expect(rows).toHaveCount(4);
  const addresses = () =>
    rows.locator('img').evaluateAll((images) => images.map((each) => each.getAttribute('src')));
  const [main, apple, lemon, tomato] = await addresses();

  // Two steps by keyboard, with one button.
  await button(desk, 'Picture 4: earlier').focus();
  await desk.keyboard.press('Enter');
  await expect(button(desk, 'Picture 3: earlier')).toBeFocused();
  await desk.keyboard.press('Enter');
  expect(await addresses()).toEqual([main, tomato, apple, lemon]);
  await rows.nth(3).locator('[draggable=true]').dragTo(rows.nth(0));
  await expect.poll(addresses).toEqual([lemon, main, tomato, apple]);
  await expect(field(desk, 'Image')).toHaveValue(lemon ?? '');
  await button(desk, 'Remove picture 2').click();
  await expect(rows).toHaveCount(3);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(4);
  await button(desk, 'Remove picture 2').click();
  await field(desk, 'What picture 2 shows').fill('A whole tomato');
  await expectAccessible(desk);
  await button(desk, 'Update').click();
  await expectMessage(desk, 'Product updated sucessfully');

  const context = await browser.newContext({ baseURL, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`/product/${id}`);
  const strip = page.locator('.gallery');
  const place = () => strip.evaluate((each) => Math.round(each.scrollLeft / each.clientWidth));
  const choice = page.getByRole('group', { name: 'Pictures' });
  const second = choice.getByRole('button', { name: 'Picture 2 of 3: A whole tomato' });
  await second.click();
  await expect.poll(place).toBe(1);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Enlarge the picture of A whole tomato' }).click();
  const dialog = page.getByRole('dialog', { name: 'A whole tomato' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // Tab moves to the last one.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: `Enlarge the picture of ${name}, picture 3` }),
  ).toBeFocused();
  await expect.poll(place).toBe(2);
  const last = strip.getByRole('img').last();
  await last.evaluate((image: HTMLImageElement) => image.decode());
  await expectAccessible(page);
  await context.close();

  const plain = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false });
  const text = await plain.newPage();
  await openRendered(text, `/product/${id}`);
  const first = text.locator('.gallery img').first();
  await expect(first).toBeInViewport();
  await expect(first).toHaveAttribute('src', lemon ?? '');
  await expect(text.locator('.gallery img')).toHaveCount(3);
  await plain.close();
});
