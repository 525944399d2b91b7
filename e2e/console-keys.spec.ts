import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { adminRoutes, visit } from './kit/screens';
import { PHONE } from './kit/viewports';

/** The focused element, and whether it is visible: no part of the frame covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 0), window.innerWidth - 1);
    const y = Math.min(Math.max(top + height / 2, 0), window.innerHeight - 1);
    const seen = document.elementFromPoint(x, y);
    const frame = seen?.closest('header, nav');
    return {
      name: element.outerHTML.slice(0, 160),
      // Higher elements, such as tables, are partly visible.
      isCovered:
        height < window.innerHeight / 2 &&
        frame !== null &&
        frame !== undefined &&
        !frame.contains(element),
      href: element.getAttribute('href'),
    };
  });

/** A screen may have moved the focus into its content: the keys must start at the top of the page. */
const beginAtTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** Visits everything on a screen by Tab, once. */
async function goRound(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await beginAtTop(page);
  await page.keyboard.press('Tab');
  expect((await focused(page))?.href, 'the first stop').toBe('#content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  // Once around the whole page: a focus trap would prevent the focus from returning to its start.
  for (let steps = 0; steps < 600; steps++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (!at || at.href === '#content') break;
    expect(at.isCovered, `${at.name} is covered`).toBe(false);
    expect(steps, `${at.name} lets nobody leave`).toBeLessThan(599);
  }
}

test('the keys reach everything on every screen of the console', async ({ admin: { page } }) => {
  test.setTimeout(480_000);
  for (const route of adminRoutes) await test.step(route, () => goRound(page, route));
});

test('the bar of a phone covers nothing that the keys reach, and its sheet opens by them', async ({
  admin: { page },
}) => {
  await page.setViewportSize(PHONE);
  // A long form, cards, a table and a list of days.
  for (const route of ['addproduct', 'listproduct', 'roles', 'delivery'])
    await test.step(route, () => goRound(page, `/admin/${route}`));
  const more = page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'All areas' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
});

test('every area is opened by keys alone', async ({ admin }) => {
  const { page } = admin;
  await visit(page, '/admin/home');
  const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(10);
  const count = await links.count();
  for (let index = 0; index < count; index++) {
    const link = links.nth(index);
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(href);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
