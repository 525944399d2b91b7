// Types searches character by character and measures the time from the key press until the suggestions are rendered.
/// <reference lib="dom" />
/* global document, window, addEventListener, requestAnimationFrame -- the function that runs in the page */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {{ renderedMs: number[], overtaken: number }} Typed by character; suggestions overtaken by the next key were
 *   never rendered
 */

const searches = [
  'turmeric',
  'basmati rice',
  'atta',
  'coconut oil',
  'shampoo',
  'biscuits',
  'green tea',
  'toor dal',
  'detergent',
  'maggi noodles',
];
/** The speed of a fast typist on a phone. */
const BETWEEN_KEYS_MS = 150;

/**
 * @param {import('puppeteer-core').Page} tab
 * @param {string} url of the shop
 * @returns {Promise<Typed>}
 */
export async function typeSearches(tab, url) {
  await tab.evaluateOnNewDocument(watchKeys);
  await tab.goto(`${url}/shop`, { waitUntil: 'networkidle0' });
  for (const search of searches) {
    await tab.click('input[type=search]');
    for (const character of search) {
      const next = sleep(BETWEEN_KEYS_MS);
      await tab.keyboard.press(/** @type {any} */ (character));
      await next;
    }
    await tab.waitForNetworkIdle();
    await tab.$eval('input[type=search]', (input) =>
      /** @type {HTMLInputElement} */ (input).select(),
    );
    await tab.keyboard.press('Backspace');
  }
  const times = await tab.evaluate(() => /** @type {any} */ (window).timesToSuggestions);
  const renderedMs = times.filter((/** @type {number | null} */ ms) => ms !== null);
  return { renderedMs, overtaken: times.length - renderedMs.length };
}

/**
 * Runs in the page: records, for each character, the time from the key press until the suggestions for the new text are
 * rendered, that is until the frame after their insertion.
 */
function watchKeys() {
  /** @type {(number | null)[]} */
  const times = [];
  Object.assign(window, { timesToSuggestions: times });
  let downAt = 0;
  addEventListener('keydown', ({ timeStamp }) => (downAt = timeStamp), true);
  addEventListener(
    'input',
    ({ target }) => {
      const wanted = /** @type {HTMLInputElement} */ (target).value.trim();
      if (wanted === '') return;
      const since = downAt;
      const place = times.push(null) - 1;
      const look = () => {
        const { value } = /** @type {HTMLInputElement} */ (target);
        if (value.trim() !== wanted) return;
        const list = document.querySelector('.suggestions');
        if (list?.getAttribute('data-found-for') !== wanted) requestAnimationFrame(look);
        else requestAnimationFrame(() => (times[place] = performance.now() - since));
      };
      look();
    },
    true,
  );
}
