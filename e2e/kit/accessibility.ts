import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOnly } from 'axe-core';
import { findOverlaps } from './overlaps';
import { findUntranslated } from './untranslated';
import { PHONE, WIDE } from './viewports';

declare global {
  interface Window {
    /** What `axe.source` adds to a page. */
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
  /** Whether only the rules of colours are asked. */
  ofColours?: boolean;
}

const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Each screen is looked at wide and on a phone, light and dark. All rules are asked at either width, and those of
 * colours again in the other colours: no other rule sees these.
 */
const everyLook: readonly Look[] = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: WIDE, colorScheme: 'dark', ofColours: true },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'light', ofColours: true },
];

/**
 * Asks axe about a page as it stands: by default all of its rules, those of good practice, too. (`@axe-core/playwright`
 * sends axe to the page for each look, and describes all that passes: five times the work. It also looks into frames,
 * which our pages do not have.)
 */
export async function findViolations(page: Page, runOnly?: RunOnly): Promise<Result[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const run = { runOnly: rules, resultTypes: ['violations' as const] };
    return (await window.axe!.run(document, run)).violations;
  }, runOnly);
}

/**
 * Fails with the rule and the elements where axe finds a violation of WCAG 2.2 A or AA on the screen as it stands, where a
 * text is in English though it has a translation, where texts lie over each other, or a phone would need sideways scrolling. Afterwards the window is as wide as before.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findUntranslated(page), 'texts in English').toEqual([]);
  const before = page.viewportSize();
  await setTransitions(page, false);
  for (const { viewport, colorScheme, ofColours } of everyLook) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Components that look at the window follow it.
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

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of the content of ${page.url()}`).toBeLessThanOrEqual(width);
}

/**
 * Colours are judged as they stand, not half way through a transition. What inherits its colour begins its own transition
 * when that of its parent has ended: to end one round of them after the other costs more than all that axe does, so there
 * are none meanwhile.
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
