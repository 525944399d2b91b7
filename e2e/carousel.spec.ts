import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const slides = (page: Page) => page.locator('[aria-roledescription=slide]');

/** The index of the visible banner, of three. */
async function shownSlide(page: Page): Promise<number> {
  const hidden = await slides(page).evaluateAll((all) =>
    all.map((slide) => !slide.checkVisibility() || slide.getAttribute('aria-hidden') === 'true'),
  );
  return hidden.findIndex((isHidden) => !isHidden);
}

const expectSlide = (page: Page, index: number) =>
  expect.poll(() => shownSlide(page), { message: 'the banner on show' }).toBe(index);

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00+05:30') });
  await page.goto('/');
  await expect(carousel(page)).toBeVisible();
  // From now on the page's clock is stopped and advances only on request; after the pointer has left a banner, it is
  // shown for its full time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await carousel(page).hover();
  await page.mouse.move(5, 5);
  await expectSlide(page, 0);
});

test('the banners advance after 5000 ms and wrap', async ({ page }) => {
  for (const [shown, next] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    await page.clock.runFor(4999);
    await expectSlide(page, shown);
    await page.clock.runFor(1);
    await expectSlide(page, next);
  }
});

test('the arrow keys go on and back, and wrap', async ({ page }) => {
  await carousel(page).getByRole('button').first().focus();
  for (const next of [1, 2, 0]) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, next);
  }
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 2);
});

test('it pauses on hover', async ({ page }) => {
  await carousel(page).hover();
  await page.clock.runFor(16_000);
  await expectSlide(page, 0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expectSlide(page, 1);
});

test('it pauses on focus', async ({ page }) => {
  await carousel(page).getByRole('button').first().focus();
  await page.clock.runFor(16_000);
  await expectSlide(page, 0);
});
