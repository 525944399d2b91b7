import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOnly } from 'axe-core';
import { findOverlaps } from './overlaps';
import { findUntranslated } from './untranslated';
import { PHONE, WIDE } from './viewports';

declare global {
  interface Window {
    /** Added to a page by `axe.source`. */
    axe?: typeof import('axe-core');
    withoutTransitions?: CSSStyleSheet;
  }
}

const WCAG_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
};

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** Whether only the colour rules run. */
  ofColours?: boolean;
}

const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Each screen is checked wide and on a phone, light and dark. All rules run at both widths, and the colour rules again
 * in the other colour scheme, which no other rule depends on.
 */
const everyLook: readonly Look[] = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: WIDE, colorScheme: 'dark', ofColours: true },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'light', ofColours: true },
];

/**
 * Runs axe on the current page: by default all rules, including best practices. (`@axe-core/playwright` injects axe for
 * each run, and reports all passes: five times the work. It also checks frames, which our pages do not have.)
 */
export async function findViolations(page: Page, runOnly?: RunOnly): Promise<Result[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const run = { runOnly: rules, resultTypes: ['violations' as const] };
    return (await window.axe!.run(document, run)).violations;
  }, runOnly);
}

/**
 * Fails, with the rule and the elements, if axe finds a violation of WCAG 2.2 A or AA on the current screen, if a text
 * with a translation is in English, if texts overlap, or if a phone would need horizontal scrolling. Restores the width
 * of the window.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findUntranslated(page), 'texts in English').toEqual([]);
  const before = page.viewportSize();
  await setTransitions(page, false);
  for (const { viewport, colorScheme, ofColours } of everyLook) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Lets components that depend on the window size update.
    await page.waitForTimeout(50);
    const violations = await findViolations(page, ofColours ? COLOUR_RULES : WCAG_RULES);
    const found = violations.map(({ id, help, nodes }) => ({
      look: `${viewport.width} px, ${colorScheme}`,
      rule: `${id}: ${help}`,
      elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    }));
    expect(found).toEqual([]);
    if (ofColours) continue;
    expect(await findOverlaps(page), `texts at ${viewport.width} px`).toEqual([]);
    if (viewport === PHONE) await expectNoSidewaysScroll(page);
  }
  if (before) await page.setViewportSize(before);
  await setTransitions(page, true);
}

/** Fails if the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of the content of ${page.url()}`).toBeLessThanOrEqual(width);
}

/**
 * Colours must not be checked halfway through a transition. Elements that inherit a colour start their transition when
 * that of their parent ends: completing one level after the other takes longer than axe itself, so transitions are
 * disabled meanwhile.
 */
async function setTransitions(page: Page, areOn: boolean): Promise<void> {
  await page.evaluate((on) => {
    if (window.withoutTransitions === undefined) {
      window.withoutTransitions = new CSSStyleSheet();
      window.withoutTransitions.replaceSync(
        '*, ::before, ::after, ::backdrop { transition: none !important }',
      );
      document.adoptedStyleSheets.push(window.withoutTransitions);
    }
    window.withoutTransitions.disabled = on;
  }, areOn);
}
