// `npm run bench:web -- --catalogue FILE`: a long list and the suggestions, with a large catalogue. See bench/README.md.
import puppeteer from 'puppeteer-core';
import { importCatalogue } from '../../scripts/lib/import-catalogue.mjs';
import { findChromium } from '../../scripts/lib/programs.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { scrollThrough } from './long-list.mjs';
import { typeSearches } from './suggestions.mjs';

const phone = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The time limit for suggestions. */
const goalMs = 100;

/**
 * @param {number[]} values
 * @param {number} share
 */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** @param {number} ms */
const whole = (ms) => Math.round(ms);

/**
 * Measures, prints the results, and returns whether the goals are met.
 * @param {string} file
 * @param {{ map?: string | undefined, slowdown: number }} options the CPU throttling factor of the browser
 */
export async function measureCatalogue(file, { map, slowdown }) {
  const data = await newShopData();
  try {
    await importCatalogue(data, file, map);
    const shop = await startShop(data, undefined, { environment: { SEED_DEMO: 'false' } });
    const browser = await puppeteer.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    try {
      const tab = await browser.newPage();
      await tab.setViewport(phone);
      if (slowdown > 1) await tab.emulateCPUThrottling(slowdown);
      return report(await scrollThrough(tab, shop.url), await typeSearches(tab, shop.url));
    } finally {
      await browser.close();
      await shop.stop();
    }
  } finally {
    await data.remove();
  }
}

/**
 * @param {import('./long-list.mjs').Phase[]} phases
 * @param {import('./suggestions.mjs').Typed} typed
 */
function report(phases, { renderedMs, overtaken }) {
  console.table(
    Object.fromEntries(
      phases.map(({ name, products, taskMs }) => [
        name,
        {
          products,
          'longest task ms': taskMs.length === 0 ? 'at most 50' : whole(Math.max(...taskMs)),
          'tasks over 50 ms': taskMs.length,
        },
      ]),
    ),
  );
  for (const { name, taskMs } of phases)
    if (taskMs.length > 0) console.log(`${name}: tasks of ${taskMs.map(whole).join(', ')} ms`);
  console.table({
    'key to suggestions': {
      characters: renderedMs.length + overtaken,
      'overtaken by the next': overtaken,
      'median ms': whole(percentile(renderedMs, 0.5)),
      'p95 ms': whole(percentile(renderedMs, 0.95)),
      'worst ms': whole(Math.max(...renderedMs)),
    },
  });
  const isSmooth = phases.every(({ taskMs }) => taskMs.length === 0);
  const isQuick = percentile(renderedMs, 0.95) <= goalMs;
  if (!isSmooth) console.log('The list is not smooth (goal: no task over 50 ms)');
  if (!isQuick) console.log(`Suggestions are slow (goal: p95 of ${goalMs} ms)`);
  return isSmooth && isQuick;
}
