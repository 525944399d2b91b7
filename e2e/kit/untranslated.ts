import type { Page } from '@playwright/test';
import { catalogsOfSite } from '../../scripts/lib/catalogs.mjs';

/** The texts of a part of the site as read by Lingui. */
interface Catalogue {
  read(
    language: string,
  ): Promise<Readonly<Record<string, { message?: string; translation?: string }>> | undefined>;
}

const catalogues = new Map<string, Promise<ReadonlySet<string>>>();

/** The English texts of the site with a different translation in a language. */
async function readEnglish(language: string): Promise<ReadonlySet<string>> {
  const { catalogs }: { catalogs: readonly Catalogue[] } = await catalogsOfSite();
  const known = await Promise.all(catalogs.map((catalog) => catalog.read(language)));
  return new Set(
    known
      .flatMap((texts) => Object.values(texts ?? {}))
      .flatMap(({ message, translation }) => (message && message !== translation ? message : [])),
  );
}

/**
 * English texts on a page in Hindi or Marathi that have a translation: untranslated values of the server or labels.
 * Elements marked as English or as not translatable are ignored.
 */
export async function findUntranslated(page: Page): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  if (language !== 'hi' && language !== 'mr') return [];
  const english = catalogues.get(language) ?? readEnglish(language);
  catalogues.set(language, english);
  const known = await english;
  return (await page.evaluate(textsOfPage)).filter((text) => known.has(text));
}

/** All texts on a page, visible or not, and the accessible names of its elements. */
function textsOfPage(): string[] {
  const found = new Set<string>();
  const add = (text: string | null, element: Element | null) => {
    if (text && !element?.closest('[lang^=en]:not(html), [translate=no], script, style'))
      found.add(text.trim());
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    add(node.textContent, node.parentElement);
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) add(element.getAttribute(name), element);
  return [...found];
}
