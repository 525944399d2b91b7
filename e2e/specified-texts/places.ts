import { expect, type Page } from '@playwright/test';
import type { SpecifiedText } from './texts';

/** The way to a place, from a page that is logged in as whoever reads there. */
export type Ways<World> = Record<string, (world: World) => Promise<unknown>>;

/**
 * The text to the letter, blanks included: a text node that is it, or begins with it and goes on after a blank.
 * (Playwright's own text search would take two blanks for one.)
 */
const exactText = (page: Page, text: string) =>
  page.locator(`xpath=//body//*[text()[. = "${text}" or starts-with(., "${text} ")]]`);

/** Expects these texts. Options of a select are there without being visible; everything else must be seen. */
export async function expectTexts(page: Page, texts: SpecifiedText[]): Promise<void> {
  for (const { section, text } of texts) {
    const found = exactText(page, text);
    const seen = found
      .filter({ visible: true })
      .or(found.and(page.locator('option')))
      .first();
    await expect.soft(seen, `section ${section}: '${text}'`).toBeAttached();
  }
}

/** The texts that one place owes. */
export const textsAt = (texts: SpecifiedText[], place: string) =>
  texts.filter((entry) => entry.place === place);

/** Every place of a list, once. */
export const placesOf = (texts: SpecifiedText[]) => [...new Set(texts.map(({ place }) => place))];

/** The shop refuses whatever is asked from now on. */
export const breakShop = (page: Page) =>
  page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
