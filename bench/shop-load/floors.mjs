// The limits of the machine, with which everything is compared. `node floors.mjs PORT DATABASE_URL` serves
//   GET /fixed/BYTES   bare node:http with a fixed JSON of that size
//   GET /sql/CATEGORY  node:http, one indexed SELECT of 20 rows through mysql2, and JSON.stringify
import { createServer } from 'node:http';
import mysql from 'mysql2/promise';
import { categorySlugs, product } from './catalogue.mjs';

const SELECT =
  'SELECT id, name, mrpPaise, imageUrl, stockQuantity FROM floor_products WHERE categoryId = ? ORDER BY id LIMIT 20';
const ROWS_AN_INSERT = 1000;

/**
 * Creates the floor's only table, with the same products as the shop.
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function seedFloor(databaseUrl, count) {
  const db = await mysql.createConnection(databaseUrl);
  await db.query(`CREATE TABLE floor_products (id INT PRIMARY KEY, categoryId INT NOT NULL,
    name VARCHAR(200) NOT NULL, mrpPaise BIGINT NOT NULL, imageUrl VARCHAR(200) NOT NULL,
    stockQuantity INT NOT NULL, KEY (categoryId, id))`);
  for (let start = 0; start < count; start += ROWS_AN_INSERT) {
    const length = Math.min(ROWS_AN_INSERT, count - start);
    const rows = Array.from({ length }, (_, offset) => {
      const { category, name, mrpPaise, imageUrl, stock } = product(start + offset);
      return [start + offset, category, name, mrpPaise, imageUrl, stock];
    });
    await db.query('INSERT INTO floor_products VALUES ?', [rows]);
  }
  await db.query('ANALYZE TABLE floor_products');
  await db.end();
}

/** @param {number} bytes */
function fixedAnswer(bytes) {
  const filled = JSON.stringify({ data: { products: { items: [''] } } });
  return Buffer.from(
    filled.replace('""', JSON.stringify('x'.repeat(Math.max(0, bytes - filled.length)))),
  );
}

/**
 * @param {number} port
 * @param {string} databaseUrl
 */
function serve(port, databaseUrl) {
  const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: 10 });
  /** @type {Map<string, Buffer>} */
  const fixed = new Map();
  const server = createServer((request, response) => {
    const [, kind, value = ''] = (request.url ?? '').split('/');
    /** @param {Buffer} body */
    const answer = (body) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': body.length,
      });
      response.end(body);
    };
    if (kind === 'fixed') {
      const body = fixed.get(value) ?? fixedAnswer(Number(value));
      fixed.set(value, body);
      answer(body);
    } else {
      pool.execute(SELECT, [Number(value)]).then(
        ([items]) => answer(Buffer.from(JSON.stringify({ data: { products: { items } } }))),
        (error) => {
          response.writeHead(500);
          response.end(String(error));
        },
      );
    }
  });
  server.listen(port, '127.0.0.1', () => console.log('ready'));
}

/**
 * One request to a floor, as a unit of load.
 * @param {'http' | 'sql'} kind
 * @param {number} bytes response size of floor-http: the same as the shop's
 */
export function floorUnit(kind, bytes) {
  /**
   * @param {import('./connection.mjs').Connection} conn
   * @param {number} i
   */
  return async (conn, i) => {
    const path = kind === 'http' ? `/fixed/${bytes}` : `/sql/${i % categorySlugs.length}`;
    const { status } = await conn.request('GET', path, null, null);
    if (status !== 200) throw new Error(`floor: ${status}`);
  };
}

const [, script, port, databaseUrl] = process.argv;
if (script === import.meta.filename && port && databaseUrl) serve(Number(port), databaseUrl);
