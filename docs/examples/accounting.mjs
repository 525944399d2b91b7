// Writes what an accountant needs of a month: its documents with their taxes, its money, and what was sold.
//
//   SHOP_URL=https://shop.example API_TOKEN=gro_... node docs/examples/accounting.mjs 2026-11 folder
//
// It writes documents.csv (receipts and credit notes by rate of GST), money.csv (payments, refunds and what was
// collected at the door), lines.csv (the goods of the receipts) and month.json (all of it, with the GST report), in rupees and days of
// India. The documents are added up and compared with the GST report: where they differ, it says so and ends with 1.
// The token needs the scope READ_ACCOUNTS, which tells nothing of who ordered.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { itemsOf } from './client/shop-client.mjs';
import { shopOfEnvironment } from './settings.mjs';

/** @typedef {import('./client/shop-client.mjs').Calls} Calls */

/** The packing of such an order was taken back: what its receipt says is not known yet. */
const NOT_PACKED = ['SUCCESS', 'PICKING'];
const SUMS = ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'];
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** The day in India of an instant, yyyy-MM-dd. */
const dayOf = (instant) => new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 10);

/** 1234 for ₹12.34: without the rounding of a division. */
export function rupees(paise) {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads the orders of a month, a part at a time.
 * @param {Calls} shop
 * @param {string} month yyyy-MM
 */
async function ordersOf(shop, month) {
  const [year, number] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const orders = [];
  for await (const order of itemsOf(shop.accountedOrders, { from: `${month}-01`, to: lastDay }))
    orders.push(order);
  return orders;
}

/** The receipts and credit notes that were issued in the month, with the order that each is of. */
function documentsOf(orders, isOfMonth) {
  const documents = orders.flatMap((order) => {
    const { id: orderId, receipt, creditNotes, taxes, lines, status } = order;
    const isIssued = receipt && isOfMonth(receipt.issuedAt) && !NOT_PACKED.includes(status);
    const notes = creditNotes.filter(({ issuedAt }) => isOfMonth(issuedAt));
    return [
      ...(isIssued ? [{ kind: 'receipt', ...receipt, orderId, taxes, lines }] : []),
      ...notes.map((note) => ({ kind: 'credit note', ...note, orderId })),
    ];
  });
  return documents.sort((one, other) => Date.parse(one.issuedAt) - Date.parse(other.issuedAt));
}

/** What came in and went out in the month. */
function moneyOf(orders, isOfMonth) {
  const money = orders.flatMap(({ id: orderId, payments, refunds, collected }) =>
    [
      ...payments.map((each) => ({ ...each, kind: 'payment', at: each.settledAt })),
      ...refunds.map((each) => ({
        ...{ ...each, kind: 'refund', at: each.settledAt },
        amountPaise: -each.amountPaise,
      })),
      ...collected.map((each) => ({ ...each, kind: each.kind.toLowerCase().replaceAll('_', ' ') })),
    ].map((each) => ({ ...each, orderId })),
  );
  const isMoved = ({ status, at }) => at && status !== 'FAILED' && status !== 'PENDING';
  return money
    .filter((each) => isMoved(each) && isOfMonth(each.at))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Adds documents up by rate, as the GST report does. */
function addUp(documents) {
  const rates = new Map();
  for (const { kind, taxes } of documents) {
    for (const tax of taxes) {
      const sum = rates.get(tax.gstBasisPoints) ?? [0, 0, 0, 0];
      const sign = kind === 'receipt' ? 1 : -1;
      rates.set(
        tax.gstBasisPoints,
        SUMS.map((name, at) => sum[at] + sign * tax[name]),
      );
    }
  }
  return rates;
}

/**
 * Reads a month.
 * @param {{ shop: Calls, month: string }} accounts
 * @returns its documents, money and GST report, and the rates at which the documents differ from the report
 */
export async function readMonth({ shop, month }) {
  const isOfMonth = (instant) => dayOf(instant).startsWith(`${month}-`);
  const orders = await ordersOf(shop, month);
  const { gstReport } = await shop.gstReport({ month });
  const documents = documentsOf(orders, isOfMonth);
  const money = moneyOf(orders, isOfMonth);
  const told = new Map(gstReport.rates.map((rate) => [rate.gstBasisPoints, rate]));
  const sums = addUp(documents);
  const differences = [...new Set([...sums.keys(), ...told.keys()])].filter((rate) =>
    SUMS.some((name, at) => (sums.get(rate)?.[at] ?? 0) !== (told.get(rate)?.[name] ?? 0)),
  );
  return { month, documents, money, gstReport, differences };
}

const cell = (value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const csv = (rows) =>
  rows.map((row) => `${row.map((each) => cell(String(each ?? ''))).join(',')}\n`).join('');
const percent = (basisPoints) => (basisPoints === null ? '' : String(basisPoints / 100));

/**
 * The files of a month, by their names.
 * @param {Awaited<ReturnType<typeof readMonth>>} accounts
 */
export function filesOf({ month, documents, money, gstReport }) {
  const documentRows = documents.flatMap(({ kind, number, issuedAt, orderId, taxes }) =>
    taxes.map(({ gstBasisPoints, ...sums }) => {
      const sign = kind === 'receipt' ? 1 : -1;
      const amounts = SUMS.map((name) => rupees(sign * sums[name]));
      return [dayOf(issuedAt), kind, number, orderId, percent(gstBasisPoints), ...amounts];
    }),
  );
  const moneyRows = money.map(({ at, kind, id, orderId, amountPaise, utr }) => {
    return [dayOf(at), kind, id, orderId, rupees(amountPaise), utr];
  });
  const lineRows = documents.flatMap(({ number, issuedAt, lines = [] }) =>
    lines.map(({ name, hsn, gstBasisPoints, quantity, totalPaise, discountPaise }) => {
      const goods = [name, hsn, percent(gstBasisPoints), quantity];
      return [dayOf(issuedAt), number, ...goods, rupees(totalPaise), rupees(discountPaise)];
    }),
  );
  const taxed = ['amount', 'taxable value', 'cgst', 'sgst'];
  return {
    'documents.csv': csv([['day', 'kind', 'number', 'order', 'rate', ...taxed], ...documentRows]),
    'money.csv': csv([['day', 'kind', 'id', 'order', 'amount', 'utr'], ...moneyRows]),
    'lines.csv': csv([
      ['day', 'receipt', 'name', 'hsn', 'rate', 'quantity', 'total', 'discount'],
      ...lineRows,
    ]),
    'month.json': `${JSON.stringify({ month, documents, money, gstReport }, null, 2)}\n`,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [month, folder] = process.argv.slice(2);
  if (!/^\d{4}-\d{2}$/.test(month ?? '') || !folder) {
    console.error('node accounting.mjs yyyy-MM folder');
    process.exit(2);
  }
  const accounts = await readMonth({ shop: shopOfEnvironment(), month });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(accounts)))
    await writeFile(join(folder, name), text);
  const { documents, money, differences } = accounts;
  for (const rate of differences) console.error(`The GST report differs at the rate ${rate}`);
  console.log(`${documents.length} documents, ${money.length} movements of money`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}
