// One Lighthouse run on a page, in a fresh browser profile.
import lighthouse from 'lighthouse';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./pages.mjs').Login} Login */
/**
 * @typedef {object} Look
 * @property {Record<string, number>} scores out of 100, by category
 * @property {number} lcpMs largest contentful paint
 * @property {number} cls cumulative layout shift
 * @property {number} tbtMs total blocking time
 * @property {number} kib total transfer size
 * @property {string[]} failed failed audits except performance
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url of the shop
 * @param {Page} page
 * @param {Login} login the customer of private pages
 * @returns {Promise<Look>}
 */
export async function measurePage(browser, url, page, login) {
  for (let triesLeft = 3; ; triesLeft--)
    try {
      return await look(browser, url, page, login);
    } catch (error) {
      // Lighthouse occasionally misses the start of a page, and asks for another run.
      if (triesLeft === 1 || !/run Lighthouse again/.test(String(error))) throw error;
    }
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {Page} page
 * @param {Login} login
 * @returns {Promise<Look>}
 */
async function look(browser, url, { path, isOwn }, login) {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    if (isOwn) {
      await context.setCookie(
        ...login.cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname, path: '/' })),
      );
      // The site's login data besides the cookie.
      const id = JSON.stringify(String(login.customerId));
      await tab.evaluateOnNewDocument(`localStorage.setItem('token', ${id})`);
    }
    const flags = {
      onlyCategories: CATEGORIES,
      disableStorageReset: true, // the profile is new, and contains the login
      // Private pages are deliberately excluded from search engines.
      skipAudits: isOwn ? ['is-crawlable'] : [],
    };
    const result = await lighthouse(url + path, flags, undefined, tab);
    if (!result) throw new Error(`Lighthouse did not look at ${path}`);
    return read(result.lhr);
  } finally {
    await context.close();
  }
}

/**
 * @param {import('lighthouse').Result} result
 * @returns {Look}
 */
function read({ audits, categories, runtimeError, finalDisplayedUrl, requestedUrl }) {
  if (runtimeError) throw new Error(runtimeError.message);
  if (finalDisplayedUrl !== requestedUrl)
    throw new Error(`${requestedUrl} led to ${finalDisplayedUrl}`);
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
  const failed = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(scores),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    kib: value('total-byte-weight') / 1024,
    failed: [...new Set(failed)],
  };
}
