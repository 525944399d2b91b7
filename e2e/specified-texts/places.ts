import { expect, type Page, test } from '@playwright/test';
import type { SpecifiedText } from './texts';

/** Navigation to a place, from a page with the login of its reader. */
export type Ways<World> = Record<string, (world: World) => Promise<unknown>>;

/**
 * The exact text, including blanks: a text node that equals it, or starts with it followed by a blank. (Playwright's
 * text search would collapse two blanks.)
 */
const exactText = (page: Page, text: string) =>
  page.locator(`xpath=//body//*[text()[. = "${text}" or starts-with(., "${text} ")]]`);

/** Expects the texts of a place. Options of a select exist without being visible; everything else must be visible. */
async function expectTexts(page: Page, texts: SpecifiedText[]): Promise<void> {
  for (const { section, text } of texts) {
    const found = exactText(page, text);
    const seen = found
      .filter({ visible: true })
      .or(found.and(page.locator('option')))
      .first();
    await expect.soft(seen, `section ${section}: '${text}'`).toBeAttached();
  }
}

/** Visits every place of a list in order, and expects its texts there. */
export async function expectTextsOf<World>(
  texts: SpecifiedText[],
  ways: Ways<World>,
  world: World,
  page: Page,
): Promise<void> {
  for (const place of new Set(texts.map((entry) => entry.place)))
    await test.step(place, async () => {
      await ways[place]?.(world);
      await expectTexts(
        page,
        texts.filter((entry) => entry.place === place),
      );
      await page.unroute(GRAPHQL);
    });
}

const GRAPHQL = '**/graphql';

/** Makes the shop refuse all requests until the texts of the place have been checked. */
export const breakShop = (page: Page) =>
  page.route(GRAPHQL, (route) => route.fulfill({ status: 503, body: '' }));
