import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { findViolations } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { PHONE, WIDE } from './kit/viewports';

const tabs = (page: Page) =>
  page
    .getByRole('list', { name: 'Select active operation' })
    .getByRole('button', { name: /^(?!Close )\w/ });

/** Runs the active tab, once the editor shows its operation. */
async function execute(page: Page, operation: string): Promise<void> {
  const editor = page.locator('.graphiql-query-editor .CodeMirror-code');
  await expect(editor).toContainText(new RegExp(`(query|mutation)\\s${operation}\\b`));
  await page.getByRole('button', { name: /execute query/i }).click();
}

test('the explorer opens with a dozen tabs, runs one and needs no other host', async ({ page }) => {
  await page.goto('/explorer');
  await expect.poll(() => tabs(page).count()).toBeGreaterThanOrEqual(12);
  await execute(page, await tabs(page).first().innerText());
  const result = page.locator('.result-window');
  await expect(result).toContainText('"data"');
  await expect(result).not.toContainText('"errors"');
});

test('every ready query answers without an error', async ({ page, guard }) => {
  // The editor needs a moment to update the operation name after a change of the tab; until then it sends the old one.
  guard.expectRefusals(400);
  await page.goto('/explorer');
  await expect.poll(() => tabs(page).count()).toBeGreaterThanOrEqual(12);
  for (const tab of await tabs(page).all()) {
    const operation = await tab.innerText();
    await test.step(operation, async () => {
      await tab.click();
      await expect(async () => {
        const answer = page.waitForResponse('**/graphql');
        await execute(page, operation);
        const body = (await (await answer).json()) as { errors?: unknown };
        expect(body.errors).toBeUndefined();
      }).toPass({ timeout: 5_000 });
    });
  }
});

test('a screen reader finds the tabs, which of them is open, and the editors', async ({ page }) => {
  await page.goto('/explorer');
  const second = tabs(page).nth(1);
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'false');
  for (const name of ['Query Editor', 'Result Window'])
    await expect(page.getByRole('textbox', { name })).toBeAttached();
  const count = await tabs(page).count();
  await page.getByRole('button', { name: `Close ${await second.innerText()}` }).click();
  await expect(tabs(page)).toHaveCount(count - 1);
});

test('opening /graphql in a browser leads to the explorer', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page).toHaveURL(/\/explorer\/?$/);
  await expect.poll(() => tabs(page).count()).toBeGreaterThanOrEqual(12);
});

test('the reference of REST shows the calls, and needs no other host', async ({ page }) => {
  await page.goto('/explorer/');
  await page.getByRole('link', { name: 'REST reference' }).click();
  await expect(page.getByRole('heading', { name: /: REST/ })).toBeVisible();
  await page.getByRole('button', { name: /^get \/api\/openapi.json/ }).click();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
  await expect(page.getByText('An OpenAPI 3.1 document')).toBeVisible();
});

const RULES: RunOnly = {
  type: 'rule',
  values: [
    ...['aria-allowed-attr', 'aria-required-children', 'aria-required-parent', 'color-contrast'],
    ...['label', 'landmark-no-duplicate-main', 'nested-interactive', 'select-name', 'target-size'],
    'scrollable-region-focusable',
  ],
};

for (const path of ['/explorer/', '/explorer/rest/'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`colours and sizes of ${path} can be read and hit, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const viewport of [PHONE, WIDE]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const summary = page.getByRole('button', { name: /^get \/api\/openapi.json/ });
        if (path.endsWith('rest/')) await summary.click();
        else await expect.poll(() => tabs(page).count()).toBeGreaterThanOrEqual(12);
        await page.locator('.execute, .CodeMirror-code').first().waitFor();
        const found = await findViolations(page, RULES);
        expect(found.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
    });
