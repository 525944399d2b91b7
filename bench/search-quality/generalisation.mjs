// Search quality in a catalogue for which nothing was tuned, judged by the columns of its file.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { LOOKED_AT } from './measures.mjs';

/**
 * @typedef {{ query: string, of?: string, name?: string, not?: string }} Rule a product is relevant whose categories and
 *   type match `of`, and whose brand and name match `name` and not `not`
 * @typedef {{ sku: string, kinds: string, name: string }} Row
 * @typedef {{ rules: Record<string, Rule[]>, rows: Row[] }} Judgement
 */

/** The required fraction of relevant products among the first five hits. */
const GOAL = 0.92;
const KIND_COLUMNS = ['category', 'subcategory', 'type'];
const NAME_COLUMNS = ['brand', 'name'];

/**
 * @param {string} file the catalogue
 * @param {string} part 'dev', 'held-out' or 'all'
 * @returns {Promise<Judgement>}
 */
export async function readGeneralisation(file, part) {
  /** @type {Row[]} */
  const rows = [];
  const text = (
    /** @type {any} */ cells,
    /** @type {string[]} */ columns,
    /** @type {string} */ between,
  ) => columns.map((column) => cells[column] ?? '').join(between);
  for await (const cells of createReadStream(file).pipe(parse({ columns: true, bom: true })))
    rows.push({
      sku: cells.sku,
      kinds: text(cells, KIND_COLUMNS, '/'),
      name: text(cells, NAME_COLUMNS, ' '),
    });
  /** @type {Record<string, Rule[]>} */
  const all = JSON.parse(
    await readFile(fromRoot('bench/search-quality/generalisation.json'), 'utf8'),
  );
  const rules = Object.fromEntries(
    Object.entries(all).map(([kind, own]) => [
      kind,
      own.filter(({ query }) => part === 'all' || partOf(query) === part),
    ]),
  );
  return { rules, rows };
}

/** @param {string} query */
function partOf(query) {
  const [first = 0] = createHash('sha1').update(query).digest();
  return first % 2 === 0 ? 'dev' : 'held-out';
}

/**
 * @param {Rule} rule
 * @returns {(row: Row) => boolean}
 */
function isRelevantFor({ of = '', name = '', not }) {
  const [kinds, called, other] = [
    new RegExp(of),
    new RegExp(name, 'i'),
    not === undefined ? undefined : new RegExp(not, 'i'),
  ];
  return (row) => kinds.test(row.kinds) && called.test(row.name) && !other?.test(row.name);
}

/**
 * Prints how many of the first five hits are relevant, for each kind of search that matches the catalogue.
 * @param {Judgement} judgement
 * @param {(search: string) => Promise<{ sku: string | null, name: string }[]>} hitsOf
 * @returns {Promise<boolean>} whether the total reaches the goal
 */
export async function printPrecision({ rules, rows }, hitsOf) {
  const rowOf = new Map(rows.map((row) => [row.sku, row]));
  const total = { relevant: 0, shown: 0, possible: 0 };
  let asked = 0;
  console.log(`${'kind'.padEnd(18)} searches  of those shown  of those possible`);
  for (const [kind, own] of Object.entries(rules)) {
    const sum = { relevant: 0, shown: 0, possible: 0 };
    let searches = 0;
    /** @type {string[]} */
    const missed = [];
    for (const rule of own) {
      const isRelevant = isRelevantFor(rule);
      const possible = Math.min(LOOKED_AT, rows.filter(isRelevant).length);
      if (possible === 0) continue;
      searches++;
      const hits = await hitsOf(rule.query);
      const wrong = hits.filter(({ sku }) => {
        const row = rowOf.get(sku ?? '');
        return !row || !isRelevant(row);
      });
      sum.relevant += hits.length - wrong.length;
      sum.shown += hits.length;
      sum.possible += possible;
      if (hits.length - wrong.length < possible)
        missed.push(`${rule.query} (${wrong.map(({ name }) => name).join('; ') || 'too few'})`);
    }
    if (searches === 0) continue;
    printRow(kind, searches, sum);
    asked += searches;
    for (const text of missed) console.log(`    ${text}`);
    for (const key of /** @type {const} */ (['relevant', 'shown', 'possible']))
      total[key] += sum[key];
  }
  printRow('all', asked, total);
  return total.relevant / total.shown >= GOAL;
}

/**
 * @param {string} kind
 * @param {number} searches
 * @param {{ relevant: number, shown: number, possible: number }} sum
 */
function printRow(kind, searches, { relevant, shown, possible }) {
  const share = (/** @type {number} */ of) => (relevant / of).toFixed(3);
  const cells = [kind.padEnd(18), String(searches).padStart(8), share(shown).padStart(14)];
  console.log([...cells, share(possible).padStart(18)].join(' '));
}
