// `npm run bench:search`: ranking quality of the search. See bench/README.md.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { importCatalogue } from '../../scripts/lib/import-catalogue.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller } from '../kit.mjs';
import { readGeneralisation, printPrecision } from './generalisation.mjs';
import { LOOKED_AT, isRightFor, mean, recall, reciprocalRank } from './measures.mjs';
import { withOneError } from './typing-errors.mjs';

/** @typedef {import('./measures.mjs').Judged} Judged */
/** @typedef {import('./measures.mjs').Hit} Hit */

const { values: options } = parseArgs({
  options: {
    /** A catalogue to use instead of the demo catalogue, and its column map where no shipped one fits. */
    catalogue: { type: 'string' },
    map: { type: 'string' },
    /** Searches with their expected first hits; by default those of the demo catalogue, or of the Indian grocery catalogue. */
    judged: { type: 'string' },
    /** Measures the fraction of relevant products among the first five hits, judged by the columns of the catalogue's file. */
    generalisation: { type: 'boolean', default: false },
    /** Half of the catalogue's searches, by a hash of their text: those allowed for tuning, or the held-out ones. */
    part: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    /** Measures the existing build of the server, even if it is stale. */
    'as-built': { type: 'boolean', default: false },
  },
});

/** The required mean reciprocal rank of each kind. */
/** @type {Record<string, number>} */
const goals = { exact: 0.95, prefix: 0.95, typo: 0.9, 'typo by rule': 0.9, alias: 0.9 };

const SEARCH = `query Search($search: String!, $pageSize: Int!) {
  products(search: $search, sort: RELEVANCE, pageSize: $pageSize) { items { sku name } }
}`;
const ALL =
  'query All($page: Int!) { products(page: $page, pageSize: 100) { pageCount items { sku name } } }';

/**
 * @param {Caller} shop
 * @returns {Promise<Hit[]>}
 */
async function allProducts(shop) {
  const products = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await shop.call(ALL, { page });
    pages = found.pageCount;
    products.push(...found.items);
  }
  return products;
}

/**
 * @param {Caller} shop
 * @param {Record<string, Judged[]>} kinds
 */
async function measure(shop, kinds) {
  const catalogue = await allProducts(shop);
  const rows = [];
  for (const [kind, searches] of Object.entries(kinds)) {
    const [ranks, recalls, missed] = [[], [], []].map(() => /** @type {any[]} */ ([]));
    for (const judged of searches) {
      const isRight = isRightFor(judged);
      const products = await shop.call(SEARCH, {
        search: judged.query,
        pageSize: LOOKED_AT * 2,
      });
      const areRight = products.items.map(isRight);
      ranks?.push(reciprocalRank(areRight));
      recalls?.push(recall(areRight, catalogue.filter(isRight).length));
      if (!areRight[0]) missed?.push(`${judged.query} (${products.items[0]?.name ?? 'nothing'})`);
    }
    rows.push({
      kind,
      count: searches.length,
      mrr: mean(ranks ?? []),
      recall: mean(recalls ?? []),
      missed,
    });
  }
  return rows;
}

endChildrenOnSignal();
if (!options['as-built']) await buildIfStale();
if (options.generalisation && !options.catalogue)
  throw new Error('--generalisation needs a --catalogue to judge by');
const ownSet = options.catalogue ? 'indian-grocery.json' : 'demo.json';
const file = options.judged ?? fromRoot(`bench/search-quality/${ownSet}`);
/** @type {Record<string, Judged[]>} */
const judged = JSON.parse(await readFile(file, 'utf8'));
judged['typo by rule'] = withOneError(judged['exact'] ?? [], Number(options.seed));
const data = await newShopData();
const environment = { SEED_DEMO: options.catalogue ? 'false' : 'true' };
let good = true;
try {
  if (options.catalogue) await importCatalogue(data, options.catalogue, options.map);
  const shop = await startShop(data, undefined, { environment });
  const caller = new Caller(shop.url);
  try {
    if (options.generalisation) {
      const judgement = await readGeneralisation(options.catalogue ?? '', options.part);
      const hitsOf = async (/** @type {string} */ search) =>
        (await caller.call(SEARCH, { search, pageSize: LOOKED_AT })).items;
      good = await printPrecision(judgement, hitsOf);
    } else {
      console.log(`${'kind'.padEnd(14)} searches   MRR  recall at ${LOOKED_AT}  goal`);
      for (const { kind, count, mrr, recall: share, missed } of await measure(caller, judged)) {
        const goal = goals[kind];
        good &&= goal === undefined || mrr >= goal;
        const cells = [kind.padEnd(14), String(count).padStart(8), mrr.toFixed(3).padStart(5)];
        console.log([...cells, share.toFixed(3).padStart(12), goal ?? ''].join(' '));
        for (const text of missed ?? []) console.log(`    not first: ${text}`);
      }
    }
  } finally {
    await shop.stop();
  }
} finally {
  await data.remove();
}
if (!good) console.error('A kind is below its goal.');
process.exitCode = good ? 0 : 1;
