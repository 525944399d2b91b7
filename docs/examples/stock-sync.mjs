// Transfers prices and stocks from a cash register or a warehouse to the shop.
//
//   SHOP_URL=https://shop.example API_TOKEN=gro_... node docs/examples/stock-sync.mjs products.csv state.json
//
// products.csv has the columns sku, mrp, selling (rupees, empty if it is sold at its MRP) and stock: the pieces that the
// register counts. The shop sells, too, so the file's stock never overwrites the shop's: only the difference from the
// previous file is sent. state.json stores the sent values. The first run only records the stocks, and sets the prices.
// The token needs the scope MANAGE_CATALOGUE.
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { shopOfEnvironment } from './settings.mjs';

/** The maximum number of rows of a kind per call. */
const ROWS_OF_CALL = 1_000;

/**
 * Reads the file of the register.
 * @param {string} text
 */
export function readProducts(text) {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const of = (column) => cells[columns.indexOf(column)]?.trim() ?? '';
    const selling = of('selling');
    return {
      sku: of('sku'),
      mrpPaise: paiseOf(of('mrp')),
      sellingPaise: selling === '' ? null : paiseOf(selling),
      stock: Number(of('stock')),
    };
  });
}

const paiseOf = (rupees) => Math.round(Number(rupees) * 100);

/**
 * The sent values of a product.
 * @typedef {{ mrpPaise?: number, sellingPaise?: number | null, stock: number }} Sent
 */

/**
 * The rows to send for some products, compared with those sent before.
 * @param {ReturnType<typeof readProducts>} products
 * @param {Record<string, Sent>} state
 * @param {string} run identifies this file, so that a resent row takes effect only once
 */
export function rowsOf(products, state, run) {
  const prices = [];
  const stocks = [];
  for (const { sku, mrpPaise, sellingPaise, stock } of products) {
    const sent = state[sku];
    if (sent?.mrpPaise !== mrpPaise || sent.sellingPaise !== sellingPaise)
      prices.push({ sku, mrpPaise, sellingPaise });
    const delta = stock - (sent?.stock ?? stock);
    const key = createHash('sha256').update(`${run} ${sku}`).digest('hex').slice(0, 40);
    if (delta !== 0) stocks.push({ sku, delta, reason: 'Cash register', key });
  }
  return { prices, stocks };
}

/**
 * Sends the changes since the previous file.
 * @param {{ shop: import('./client/shop-client.mjs').Calls, text: string, state: Record<string, Sent> }} sync
 * @returns the values sent so far, and the numbers of calls and of applied rows, with the refused ones
 */
export async function sync({ shop, text, state }) {
  // The state is part of the name: a repeated file means other changes later.
  const run = createHash('sha256').update(text).update(JSON.stringify(state)).digest('hex');
  const products = readProducts(text);
  const stockOf = new Map(products.map(({ sku, stock }) => [sku, stock]));
  const { prices, stocks } = rowsOf(products, state, run);
  const next = Object.fromEntries(
    products.map(({ sku, stock }) => [sku, { stock, ...state[sku] }]),
  );
  const refused = [];
  let calls = 0;
  let done = 0;
  for (let from = 0; from < Math.max(prices.length, stocks.length); from += ROWS_OF_CALL) {
    const somePrices = prices.slice(from, from + ROWS_OF_CALL);
    const someStocks = stocks.slice(from, from + ROWS_OF_CALL);
    const answer = await shop.pricesAndStocks({
      ...{ prices: somePrices, hasPrices: somePrices.length > 0 },
      ...{ stocks: someStocks, hasStocks: someStocks.length > 0 },
    });
    calls++;
    const take = (rows, results, note) => {
      for (const { row, code, message } of results ?? []) {
        if (code !== null) refused.push(`${rows[row].sku}: ${message}`);
        else {
          note(rows[row]);
          done++;
        }
      }
    };
    take(somePrices, answer.setPrices, ({ sku, mrpPaise, sellingPaise }) =>
      Object.assign(next[sku], { mrpPaise, sellingPaise }),
    );
    take(someStocks, answer.adjustStocks, ({ sku }) => (next[sku].stock = stockOf.get(sku)));
  }
  return { state: next, calls, done, refused };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, stateFile] = process.argv.slice(2);
  if (!file || !stateFile) {
    console.error('node stock-sync.mjs products.csv state.json');
    process.exit(2);
  }
  const state = JSON.parse(await readFile(stateFile, 'utf8').catch(() => '{}'));
  const text = await readFile(file, 'utf8');
  const {
    state: next,
    calls,
    done,
    refused,
  } = await sync({ shop: shopOfEnvironment(), text, state });
  await writeFile(`${stateFile}.new`, JSON.stringify(next));
  await rename(`${stateFile}.new`, stateFile); // atomic: either the old state or the new one
  for (const each of refused) console.error(each);
  console.log(`${done} rows carried out by ${calls} calls, ${refused.length} refused`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
