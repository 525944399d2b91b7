// `npm run bench:products`: response times of the product table by number of products. See bench/README.md.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller, logInAdmin } from '../kit.mjs';
import { benchAdmin, environment, importCatalogue } from '../shop-load/bench-shop.mjs';
import { quantile } from '../shop-load/load.mjs';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string', default: '60' },
  },
});
const WARM_UP_ROUNDS = 20;

const TABLE = `query ($filter: ProductTableFilter, $sort: ProductTableSort!) {
  productTable(filter: $filter, sort: $sort, pageSize: 25) {
    totalCount hasNext endCursor
    items { id version name sku imageUrl mrpPaise sellingPaise stockQuantity isHidden gstBasisPoints changedAt category { slug } }
  }
}`;
const NEWEST = 'NEWEST';
/** @type {Record<string, object>} */
const questions = {
  ...Object.fromEntries(
    ['NEWEST', 'OLDEST', 'NAME_A_TO_Z', 'NAME_Z_TO_A', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW']
      .concat(['STOCK_LOW_TO_HIGH', 'STOCK_HIGH_TO_LOW', 'CHANGED_LAST', 'CHANGED_FIRST'])
      .map((sort) => [sort, { sort }]),
  ),
  category: { sort: NEWEST, filter: { category: 'beverages' } },
  'in stock': { sort: NEWEST, filter: { stock: 'IN' } },
  'sold out': { sort: NEWEST, filter: { stock: 'OUT' } },
  'price range': {
    sort: 'PRICE_LOW_TO_HIGH',
    filter: { minPricePaise: 5000, maxPricePaise: 9000 },
  },
  hidden: { sort: NEWEST, filter: { standing: 'HIDDEN' } },
  'without picture': { sort: 'NAME_A_TO_Z', filter: { hasPicture: false } },
  'without GST rate': { sort: NEWEST, filter: { hasGstRate: false } },
  brand: { sort: NEWEST, filter: { brand: 'Amul' } },
  'changed since': { sort: 'CHANGED_LAST', filter: { changedSince: '2026-01-01' } },
};

/** The median response time of each query, in milliseconds. @param {number} products */
async function measure(products) {
  const data = await newShopData(undefined);
  await importCatalogue(data, products);
  const shop = await startShop(data, undefined, { environment });
  try {
    const admin = new Caller(shop.url);
    await logInAdmin(admin, benchAdmin);
    /** @type {Record<string, number>} */
    const medians = {};
    for (const [name, variables] of Object.entries(questions)) {
      /** @type {number[]} */
      const times = [];
      for (let round = -WARM_UP_ROUNDS; round < Number(options.rounds); round++) {
        const begunAt = performance.now();
        await admin.call(TABLE, /** @type {Record<string, unknown>} */ (variables));
        if (round >= 0) times.push(performance.now() - begunAt);
      }
      times.sort((a, b) => a - b);
      medians[name] = Number(quantile(times, 0.5).toFixed(1));
    }
    return medians;
  } finally {
    await shop.stop();
    await data.remove();
  }
}

endChildrenOnSignal();
await buildIfStale();
/** @type {Record<string, Record<string, number>>} */
const byCount = {};
for (const count of (options.products ?? '').split(','))
  byCount[count] = await measure(Number(count));
console.table(
  Object.fromEntries(
    Object.keys(questions).map((name) => [
      name,
      Object.fromEntries(Object.entries(byCount).map(([count, medians]) => [count, medians[name]])),
    ]),
  ),
);
