import { expect, type Page, test } from '@playwright/test';
import type { SpecifiedText } from './texts';

/** The way to a place, from a page that is logged in as whoever reads there. */
export type Ways<World> = Record<string, (world: World) => Promise<unknown>>;

/**
 * The text to the letter, blanks included: a text node that is it, or begins with it and goes on after a blank.
 * (Playwright's own text search would take two blanks for one.)
 */
const exactText = (page: Page, text: string) =>
  page.locator(`xpath=//body//*[text()[. = "${text}" or starts-with(., "${text} ")]]`);

/** Expects the texts of a place. Options of a select are there without being visible; everything else must be seen. */
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

/** Goes to every place of a list, one after the other, and expects its texts there. */
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

/** The shop refuses whatever is asked, until its place has been read. */
export const breakShop = (page: Page) =>
  page.route(GRAPHQL, (route) => route.fulfill({ status: 503, body: '' }));
