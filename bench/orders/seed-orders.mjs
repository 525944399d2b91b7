// Inserts many orders of many customers directly into the tables: placing them one by one would take hours.
import Libsql from 'libsql';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

/** Orders per day, as delivered by a shop of four people. */
const ORDERS_A_DAY = 300;
const LINES_AN_ORDER = 4;
const CUSTOMERS_PER_ORDER = 0.1;
const ROWS_AN_INSERT = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const INDIA_MS = 330 * 60 * 1000;
const STARTS = [420, 540, 1020, 1140];

const FIRST_NAMES = [
  ...['Meera', 'Anil', 'Sunita', 'Ravi', 'Kavita', 'Suresh', 'Asha', 'Vikram', 'Neha', 'Prakash'],
  ...['अनिल', 'सुनीता', 'कविता', 'राजेश', 'Farhan', 'Zubin', 'Lata', 'Mohan', 'Pooja', 'Ganesh'],
];
const LAST_NAMES = [
  ...['Kulkarni', 'Patil', 'Deshpande', 'Shinde', 'Joshi', 'Mehta', 'Shah', 'Iyer', 'Nair', 'Rao'],
  ...['पाटील', 'जोशी', 'Khan', 'Mistry', 'Gupta', 'Verma', 'Pawar', 'Jadhav', 'Naik', 'Fernandes'],
];

/** Names contain the number, so that they differ. @param {number} number */
function person(number) {
  const firstName = `${FIRST_NAMES[number % FIRST_NAMES.length]}${suffix(number % 97)}`;
  const lastName = `${LAST_NAMES[(number * 7) % LAST_NAMES.length]}${suffix(number % 89)}`;
  return { firstName, lastName, phone: String(9_000_000_000 + ((number * 7919) % 999_999_999)) };
}

/** @param {number} number */
function suffix(number) {
  return String.fromCharCode(97 + (number % 26), 97 + (Math.floor(number / 26) % 26));
}

/** @param {number} instantMs */
const stored = (instantMs) => new Date(instantMs).toISOString().replace('T', ' ').slice(0, -1);

/**
 * A common interface to insert rows into both kinds of database.
 * @param {{ folder: string, databaseUrl: string }} data
 */
async function openTables({ folder, databaseUrl }) {
  if (databaseUrl) {
    const connection = await mysql.createConnection(databaseUrl.replace(/^mariadb:/, 'mysql:'));
    await connection.query('SET foreign_key_checks = 0, unique_checks = 0, autocommit = 0');
    return {
      /** @param {string} table @param {string[]} columns @param {unknown[][]} rows */
      insert: async (table, columns, rows) =>
        void (await connection.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [
          rows,
        ])),
      /** @param {string} sql @returns {Promise<any[]>} */
      read: async (sql) => /** @type {any} */ ((await connection.query(sql))[0]),
      close: async () => {
        await connection.query('COMMIT');
        await connection.query('ANALYZE TABLE orders, order_lines, order_search_words');
        await connection.end();
      },
    };
  }
  const database = new Libsql(join(folder, 'grocessay.sqlite'));
  database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN');
  return {
    /** @param {string} table @param {string[]} columns @param {unknown[][]} rows */
    insert: async (table, columns, rows) => {
      const marks = `(${columns.map(() => '?').join(', ')})`;
      const all = rows.map(() => marks).join(', ');
      database
        .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${all}`)
        .run(rows.flat());
    },
    /** @param {string} sql @returns {Promise<any[]>} */
    read: async (sql) => database.prepare(sql).all(),
    close: async () => {
      database.exec('COMMIT');
      database.close();
    },
  };
}

/** The status of an order by its age, and the status of its payment. @param {number} number @param {number} daysAgo */
function stateOf(number, daysAgo) {
  const share = (number * 7919) % 1000;
  const isCard = number % 3 === 0;
  const paid = isCard ? 'success' : 'pending';
  if (share < 50) return { status: 'cancelled', money: isCard ? 'refunded' : 'pending', isCard };
  if (daysAgo < 0) return { status: 'success', money: paid, isCard };
  if (daysAgo === 0) {
    const status = ['success', 'packed', 'out for delivery', 'delivered'][number % 4] ?? 'success';
    return { status, money: status === 'delivered' ? 'success' : paid, isCard };
  }
  if (share < 55) return { status: 'returned', money: 'refunded', isCard };
  if (daysAgo < 3 && share < 60) return { status: 'pending', money: 'failed', isCard: true };
  return { status: 'delivered', money: share < 65 && !isCard ? 'pending' : 'success', isCard };
}

/**
 * Fills the tables of a stopped shop that has products.
 * @param {{ folder: string, databaseUrl: string }} data
 * @param {number} orders
 */
export async function seedOrders(data, orders) {
  const tables = await openTables(data);
  const products = await tables.read('SELECT id, name, unit, mrpPaise FROM products ORDER BY id');
  const customers = Math.max(20, Math.round(orders * CUSTOMERS_PER_ORDER));
  const today = Math.floor((Date.now() + INDIA_MS) / DAY_MS);
  const days = Math.ceil(orders / ORDERS_A_DAY);
  /** @type {Record<string, { columns: string[], rows: unknown[][] }>} */
  const waiting = {};
  const write = async (/** @type {string} */ table) => {
    const { columns, rows } = waiting[table] ?? { columns: [], rows: [] };
    for (let from = 0; from < rows.length; from += ROWS_AN_INSERT)
      await tables.insert(table, columns, rows.slice(from, from + ROWS_AN_INSERT));
    delete waiting[table];
  };
  /** @param {string} table @param {Record<string, unknown>} row */
  const add = async (table, row) => {
    const batch = (waiting[table] ??= { columns: Object.keys(row), rows: [] });
    batch.rows.push(Object.values(row));
    if (batch.rows.length < ROWS_AN_INSERT) return;
    if (table !== 'customers' && table !== 'orders') await write('orders');
    await write(table);
  };
  for (let number = 1; number <= customers; number++)
    await add('customers', customerRow(number, person(number)));
  await write('customers');
  let lineId = 0;
  for (let id = 1; id <= orders; id++) {
    const daysAgo = days - 7 - Math.floor(id / ORDERS_A_DAY);
    const placedMs = (today - daysAgo - 1) * DAY_MS - INDIA_MS + (id % ORDERS_A_DAY) * 200_000;
    const customerId = 1 + ((id * 31) % customers);
    const { firstName, lastName, phone } = person(customerId);
    const lines = Array.from({ length: LINES_AN_ORDER }, (_, place) => {
      // Some products are in every tenth order, most are rare.
      const rank = Math.floor(products.length * (((id * 37 + place * 7919) % 1000) / 1000) ** 3);
      return products[Math.min(rank, products.length - 1)];
    });
    const total = lines.reduce((sum, { mrpPaise }) => sum + Number(mrpPaise), 0);
    const { status, money, isCard } = stateOf(id, daysAgo);
    const slotDate = new Date((today - daysAgo) * DAY_MS).toISOString().slice(0, 10);
    const slotStartMinute = STARTS[id % STARTS.length] ?? 420;
    await add('orders', {
      ...{ id, customerId, idempotencyKey: `bench-${id}`, requestFingerprint: 'bench' },
      ...{ status, paymentStatus: money, paymentMethod: isCard ? 'card' : 'cash on delivery' },
      ...{ subtotalPaise: total, billSteps: '[]', giftCreditPaise: 0, toPayPaise: total },
      ...{ slotDate, slotStartMinute, slotEndMinute: slotStartMinute + 120 },
      placedAt: stored(placedMs),
      deliveryAddress: JSON.stringify({
        ...{ recipientName: `${firstName} ${lastName}`, phone, line1: 'B-12, Gokhale Road' },
        ...{ line2: null, landmark: null, pinCode: '400602' },
      }),
    });
    for (const { id: productId, name, unit, mrpPaise } of lines)
      await add('order_lines', {
        ...{ id: ++lineId, orderId: id, productId, name, unit, imageUrl: '/media/food/1f345.webp' },
        ...{
          mrpPaise,
          unitPricePaise: mrpPaise,
          quantity: 1,
          totalPaise: mrpPaise,
          discountPaise: 0,
        },
      });
    const backwards = `<${[...phone].reverse().join('')}`;
    for (const word of new Set([firstName.toLowerCase(), lastName.toLowerCase(), phone, backwards]))
      await add('order_search_words', { orderId: id, word });
    await add('order_events', {
      ...{ orderId: id, fromStatus: null, toStatus: status, paymentStatus: money },
      ...{ actorRole: 'customer', actorId: customerId, at: stored(placedMs) },
    });
  }
  for (const table of ['orders', ...Object.keys(waiting)]) await write(table);
  await tables.close();
}

/** @param {number} id @param {ReturnType<typeof person>} named */
function customerRow(id, { firstName, lastName, phone }) {
  return {
    ...{ id, firstName, lastName, phone, email: `bench${id}@bench.test`, passwordHash: '' },
    ...{ gender: 'male', district: 'Thane', state: 'Maharashtra', zipCode: '400601' },
    ...{ giftCreditPaise: 0, createdAt: stored(Date.now()) },
  };
}
