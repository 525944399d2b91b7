// Exports a month for an accountant: its documents with their taxes, its payments, and the goods sold.
//
//   SHOP_URL=https://shop.example API_TOKEN=gro_... node docs/examples/accounting.mjs 2026-11 folder
//
// It writes documents.csv (receipts and credit notes by GST rate), money.csv (payments, refunds and collections on
// delivery), lines.csv (the goods of the receipts) and month.json (all of it, with the GST report), in rupees and days
// of India. It sums up the documents and compares them with the GST report; if they differ, it reports that and exits
// with 1. The token needs the scope READ_ACCOUNTS, which excludes all customer data.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { itemsOf } from './client/shop-client.mjs';
import { shopOfEnvironment } from './settings.mjs';

/** @typedef {import('./client/shop-client.mjs').Calls} Calls */

/** The packing of such an order was undone: the contents of its receipt are not known yet. */
const NOT_PACKED = ['SUCCESS', 'PICKING'];
const SUMS = ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'];
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** The day of an instant in India, as yyyy-MM-dd. */
const dayOf = (instant) => new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 10);

/** Formats 1234 as 12.34 rupees, without the rounding of a division. */
export function rupees(paise) {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads the orders of a month, page by page.
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

/** The receipts and credit notes issued in the month, each with its order. */
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

/** The payments, refunds and collections of the month. */
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

/** Sums up documents by rate, like the GST report. */
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
 * The files of a month, by name.
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
