// `npm run bench:web`: Lighthouse scores of the pages. See bench/README.md.
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { buildIfStale } from '../../scripts/build.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { findChromium } from '../../scripts/lib/programs.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { measureCatalogue } from './catalogue.mjs';
import { measurePage } from './measure-page.mjs';
import { newLogin, pagesOf } from './pages.mjs';

const { values: options } = parseArgs({
  options: {
    /** Number of Lighthouse runs per page; the figures are medians. */
    runs: { type: 'string', default: '5' },
    /** Measures the existing build, even if it is stale. */
    'as-built': { type: 'boolean', default: false },
    /**
     * A large catalogue, to measure a long list and suggestions instead of the pages; its column map; the slowdown of a
     * phone.
     */
    catalogue: { type: 'string' },
    map: { type: 'string' },
    slowdown: { type: 'string', default: '1' },
  },
});
const runs = Number(options.runs);

/** The goals: minimum scores, and maximum values of the other figures. */
const atLeast = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const atMost = { lcpMs: 1800, cls: 0.02, tbtMs: 100 };

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * The medians of several runs on a page.
 * @param {import('./measure-page.mjs').Look[]} looks
 */
function together(looks) {
  const scores = Object.keys(atLeast).map((name) => [
    name,
    Math.round(median(looks.map((look) => look.scores[name] ?? NaN))),
  ]);
  return {
    ...Object.fromEntries(scores),
    lcpMs: Math.round(median(looks.map(({ lcpMs }) => lcpMs))),
    cls: Number(median(looks.map(({ cls }) => cls)).toFixed(3)),
    tbtMs: Math.round(median(looks.map(({ tbtMs }) => tbtMs))),
    KiB: Math.round(median(looks.map(({ kib }) => kib))),
  };
}

/**
 * The figures that miss their goals.
 * @param {Record<string, number>} figures
 */
function shortOf(figures) {
  const low = Object.entries(atLeast).filter(([name, goal]) => !((figures[name] ?? NaN) >= goal));
  const high = Object.entries(atMost).filter(([name, goal]) => !((figures[name] ?? NaN) <= goal));
  return [...low, ...high].map(([name, goal]) => `${name} ${figures[name]} (goal ${goal})`);
}

async function run() {
  if (!options['as-built']) await buildIfStale();
  // First, since without a browser the shop would be left running.
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const data = await newShopData();
  const shop = await startShop(data);
  try {
    const login = await newLogin(shop.url);
    /** @type {Record<string, ReturnType<typeof together>>} */
    const table = {};
    const complaints = [];
    for (const page of pagesOf(login)) {
      const looks = [];
      for (let n = 0; n < runs; n++) looks.push(await measurePage(browser, shop.url, page, login));
      const figures = together(looks);
      table[page.name] = figures;
      const failed = [...new Set(looks.flatMap((look) => look.failed))];
      complaints.push(
        ...shortOf(figures).map((text) => `${page.name}: ${text}`),
        ...failed.map((id) => `${page.name}: ${id}`),
      );
    }
    console.table(table);
    for (const complaint of complaints) console.log(complaint);
    if (complaints.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await shop.stop();
    await data.remove();
  }
}

endChildrenOnSignal();
if (options.catalogue) {
  if (!options['as-built']) await buildIfStale();
  const { catalogue, map, slowdown } = options;
  if (!(await measureCatalogue(catalogue, { map, slowdown: Number(slowdown) })))
    process.exitCode = 1;
} else await run();
